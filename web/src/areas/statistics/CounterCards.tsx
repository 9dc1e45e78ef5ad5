import { progressKeys, type Progress } from '@tandem/domain/statistics/statistics';
import { statisticsMessages as messages } from './messages.ts';
import { totalOf, type Counts } from './counters.ts';
import { CounterRow } from './CounterRow.tsx';
import classes from './CounterCards.module.css';

interface CounterCardsProps {
  label: string;
  counts: Counts;
  /** Draws a bar beside each counter, as long as its share of the largest. */
  bars?: boolean;
  onOpen: (counter: Progress) => void;
}

/** The five counters; those that count anybody open the list of who it is. */
export const CounterCards = ({ label, counts, bars = false, onOpen }: CounterCardsProps) => {
  const total = totalOf(counts);
  const largest = Math.max(...Object.values(counts), 1);
  return (
    <ol className={classes.list} aria-label={label} data-bars={bars || undefined}>
      {progressKeys.map((key) => (
        <li key={key}>
          <CounterRow
            name={messages.counters[key]}
            count={counts[key]}
            total={total}
            largest={bars ? largest : undefined}
            colour={`var(--color-count-${key})`}
            onOpen={() => onOpen(key)}
          />
        </li>
      ))}
    </ol>
  );
};
