import type { Progress } from '@tandem/domain/statistics/statistics';
import { statisticsMessages as messages } from './messages.ts';
import { slicesOf, type Counts } from './counters.ts';
import classes from './Pie.module.css';

interface PieProps {
  counts: Counts;
  onOpen: (counter: Progress) => void;
}

/** The counters as a pie. The list beside it says and does the same in words, so that this is for the eye alone. */
export const Pie = ({ counts, onOpen }: PieProps) => (
  <svg className={classes.pie} viewBox="-1.02 -1.02 2.04 2.04" aria-hidden focusable="false">
    {slicesOf(counts).map(({ key, path }) => (
      <path
        key={key}
        d={path}
        className={classes.slice}
        fill={`var(--color-count-${key})`}
        onClick={() => onOpen(key)}
      >
        <title>{`${messages.counters[key]}\u202f: ${messages.candidateCount(counts[key])}`}</title>
      </path>
    ))}
  </svg>
);
