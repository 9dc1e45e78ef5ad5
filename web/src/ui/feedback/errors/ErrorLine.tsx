import { hasEntryBefore } from '../../../platform/router/history.ts';
import { Link } from '../../actions/Link.tsx';
import { deadLinkMessages, loadMessages } from '../../messages.ts';
import classes from './ErrorLine.module.css';

interface ErrorLineProps {
  message: string;
  onRetry?: () => void;
  /** It is of no use to try again. */
  leadsBack?: boolean;
}

/** To where one came from; whoever has opened a link of a message came from nowhere. */
const WayBack = () =>
  hasEntryBefore() ? (
    <button type="button" className={classes.retry} onClick={() => window.history.back()}>
      {loadMessages.back}
    </button>
  ) : (
    <Link to="/">{deadLinkMessages.home}</Link>
  );

/** A load that failed: one quiet line, and a way to try again, or back. */
export const ErrorLine = ({ message, onRetry, leadsBack = false }: ErrorLineProps) => (
  <p className={classes.line} role="alert">
    <span>{message}</span>
    {onRetry && (
      <button type="button" className={classes.retry} onClick={onRetry}>
        {loadMessages.retry}
      </button>
    )}
    {leadsBack && <WayBack />}
  </p>
);
