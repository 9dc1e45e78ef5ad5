import { formatNumber } from '../../platform/format/numbers.ts';
import { Link } from '../../ui/actions/Link.tsx';
import classes from './CounterCards.module.css';
import { formatShare } from './counters.ts';

interface CounterRowProps {
  name: string;
  count: number;
  total: number;
  /** With it a bar is drawn, as long as the share of it. */
  largest?: number | undefined;
  colour: string;
  /** What shows who they are: a screen, or something that opens on this one. */
  onOpen: string | (() => void);
}

/** A counter in words and numbers; one that counts anybody opens the list of who it is. */
export const CounterRow = ({ name, count, total, largest, colour, onOpen }: CounterRowProps) => {
  const content = (
    <>
      <span className={classes.name}>
        <span className={classes.dot} style={{ background: colour }} aria-hidden />
        {name}
      </span>
      {largest !== undefined && (
        <span className={classes.track} aria-hidden>
          <span
            className={classes.bar}
            style={{
              width: `${(count / largest) * 100}%`,
              // One among thousands is seen, too.
              minWidth: count > 0 ? 3 : 0,
              background: colour,
            }}
          />
        </span>
      )}
      <span className={classes.count}>{formatNumber(count)}</span>
      <span className={classes.share}>{formatShare(count, total)}</span>
    </>
  );
  if (count === 0) return <div className={classes.row}>{content}</div>;
  return typeof onOpen === 'string' ? (
    <Link className={classes.row} to={onOpen}>
      {content}
    </Link>
  ) : (
    <button type="button" className={classes.row} onClick={onOpen}>
      {content}
    </button>
  );
};
