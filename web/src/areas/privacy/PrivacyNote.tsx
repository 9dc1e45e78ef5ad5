import { privacyLines } from './messages.ts';
import { Link } from '../../ui/actions/Link.tsx';
import classes from './PrivacyNote.module.css';

/** One line on what becomes of what one is about to give, and where more of it stands. */
export const PrivacyNote = ({ sentence }: { sentence: string }) => (
  <p className={classes.note}>
    {sentence} <Link to="/confidentialite">{privacyLines.more}</Link>
  </p>
);
