import { formatPercent, formatScore } from '../../platform/format/numbers.ts';
import { scoreMessages } from './messages.ts';
import {
  countAlike,
  ringOrder,
  ringScale,
  ringSlices,
  type Parts,
  type Weights,
} from './ring-slices.ts';
import classes from './ScoreRing.module.css';

interface ScoreRingProps {
  /** Out of 100. */
  score: number;
  /** Each out of 100. */
  parts: Parts;
  /** How much each counts; undefined where it is not known: nothing is drawn that might be of others. */
  weights: Weights | undefined;
}

/**
 * What the four parts bring to the total as slices of one ring of 400 points; what is missing stays open. The legend says
 * the same in words.
 */
export const ScoreRing = ({ score, parts, weights }: ScoreRingProps) => {
  const slices = weights ? ringSlices(parts, weights) : [];
  const shares = weights && !countAlike(weights) ? slices : [];
  return (
    <figure className={classes.figure}>
      <div className={classes.ring}>
        <svg viewBox="0 0 120 120" aria-hidden focusable="false">
          <circle className={classes.rest} cx="60" cy="60" r="50" />
          {slices.map(({ part, start, length }) => (
            <circle
              key={part}
              className={classes.slice}
              cx="60"
              cy="60"
              r="50"
              pathLength={ringScale}
              stroke={`var(--part-${part})`}
              strokeDasharray={`${length} ${ringScale}`}
              strokeDashoffset={-start}
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
          {ringOrder.map((part, index) => (
            <li key={part}>
              <span className={classes.dot} style={{ background: `var(--part-${part})` }} />
              <span>
                {scoreMessages.parts[part]}
                {shares[index] && (
                  <span className={classes.share}>
                    {scoreMessages.share(formatPercent(shares[index].share))}
                  </span>
                )}
              </span>
              <span className={classes.points}>{formatScore(parts[part])}</span>
            </li>
          ))}
        </ul>
        <p className={classes.badge}>{scoreMessages.total(score)}</p>
      </figcaption>
    </figure>
  );
};
