import { formatDecimal, formatScore } from '../../platform/format/numbers.ts';
import { scoreMessages } from './messages.ts';
import type { ScorePart } from '../../platform/theme/tokens.ts';
import classes from './ScoreRing.module.css';

export type Parts = Record<ScorePart, number>;

interface ScoreRingProps {
  /** Out of 100. */
  score: number;
  /** Each out of 100. */
  parts: Parts;
}

/** The four parts share the whole ring. */
const scale = 400;
const order = ['industry', 'test', 'geographic', 'resume'] as const;

/** The four parts as slices of one ring of 400 points; what is missing stays open. The legend says the same in words. */
export const ScoreRing = ({ score, parts }: ScoreRingProps) => {
  const starts = order.map((_, index) =>
    order.slice(0, index).reduce((sum, part) => sum + parts[part], 0),
  );
  return (
    <figure className={classes.figure}>
      <div className={classes.ring}>
        <svg viewBox="0 0 120 120" aria-hidden focusable="false">
          <circle className={classes.rest} cx="60" cy="60" r="50" />
          {order.map((part, index) => (
            <circle
              key={part}
              className={classes.slice}
              cx="60"
              cy="60"
              r="50"
              pathLength={scale}
              stroke={`var(--part-${part})`}
              strokeDasharray={`${parts[part]} ${scale}`}
              strokeDashoffset={-(starts[index] ?? 0)}
            />
          ))}
        </svg>
        <p className={classes.total} aria-hidden>
          {formatScore(score)}
          <span>/100</span>
        </p>
      </div>
      <figcaption>
        <ul className={classes.legend}>
          {order.map((part) => (
            <li key={part}>
              <span className={classes.dot} style={{ background: `var(--part-${part})` }} />
              <span>{scoreMessages.parts[part]}</span>
              <span className={classes.points}>{formatDecimal(parts[part], 1)}</span>
            </li>
          ))}
        </ul>
        <p className={classes.badge}>{scoreMessages.total(score)}</p>
      </figcaption>
    </figure>
  );
};
