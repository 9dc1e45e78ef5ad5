import { Link } from '../../../ui/actions/Link.tsx';
import type { News } from './news.ts';
import classes from './OwnWaits.module.css';

/** News as they stand in a list of what waits. */
export const NewsRows = ({ news }: { news: readonly News[] }) =>
  news.map(({ id, text, to }) => (
    <li key={id} className={classes.wait}>
      <Link to={to} className={classes.link}>
        {text}
      </Link>
    </li>
  ));
