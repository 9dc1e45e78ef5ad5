import { progressKeys, type Progress } from '@tandem/domain/statistics/statistics';
import { formatNumber } from '../../platform/format/numbers.ts';
import { statisticsMessages as messages } from './messages.ts';
import { formatShare, totalOf, type Counts } from './counters.ts';
import classes from './CounterCards.module.css';

interface CounterCardsProps {
  label: string;
  counts: Counts;
  /** Draws a bar beside each counter, as long as its share of the largest. */
  bars?: boolean;
  onOpen: (counter: Progress) => void;
}

/** The five counters in words and numbers; those that count anybody open the list of who it is. */
export const CounterCards = ({ label, counts, bars = false, onOpen }: CounterCardsProps) => {
  const total = totalOf(counts);
  const largest = Math.max(...Object.values(counts), 1);
  return (
    <ol className={classes.list} aria-label={label} data-bars={bars || undefined}>
      {progressKeys.map((key) => {
        const count = counts[key];
        const content = (
          <>
            <span className={classes.name}>
              <span
                className={classes.dot}
                style={{ background: `var(--color-count-${key})` }}
                aria-hidden
              />
              {messages.counters[key]}
            </span>
            {bars && (
              <span className={classes.track} aria-hidden>
                <span
                  className={classes.bar}
                  style={{
                    width: `${(count / largest) * 100}%`,
                    // One among thousands is seen, too.
                    minWidth: count > 0 ? 3 : 0,
                    background: `var(--color-count-${key})`,
                  }}
                />
              </span>
            )}
            <span className={classes.count}>{formatNumber(count)}</span>
            <span className={classes.share}>{formatShare(count, total)}</span>
          </>
        );
        return (
          <li key={key}>
            {count === 0 ? (
              <div className={classes.row}>{content}</div>
            ) : (
              <button type="button" className={classes.row} onClick={() => onOpen(key)}>
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
};
