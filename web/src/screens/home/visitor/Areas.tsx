import { Link } from '../../../ui/actions/Link.tsx';
import type { superuserAreas } from '../messages.ts';
import classes from './Areas.module.css';

/** The parts of the platform, each a large button with a line that says what one does there. */
export const Areas = ({ areas }: { areas: typeof superuserAreas }) => (
  <ul className={classes.areas}>
    {areas.map(({ to, label, text }) => (
      <li key={to} className={classes.area}>
        <Link to={to} className={classes.label}>
          {label}
        </Link>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
