import { matchListMessages as messages } from '../messages.ts';
import { orderMessages } from './messages.ts';
import { Hidden } from '../../../ui/layout/Hidden.tsx';
import { isDescending, pressedSort, sortKey, type MatchSort } from './sort-matches.ts';
import classes from './SortButtons.module.css';

const labels: Record<MatchSort, string> = {
  advised: orderMessages.advised,
  score: messages.sortByScore,
  date: messages.sortByDate,
  interest: messages.sortByInterest,
};

const ways: Record<MatchSort, readonly [falling: string, rising: string]> = {
  advised: [orderMessages.falling, orderMessages.rising],
  score: [messages.descending, messages.ascending],
  date: [messages.newest, messages.oldest],
  interest: [messages.interestedFirst, messages.interestedLast],
};

interface SortButtonsProps {
  /** The ways of sorting that are offered. */
  sorts: readonly MatchSort[];
  sort: string;
  onSort: (sort: string) => void;
}

/** By score or by date; pressed again, the other way round. */
export const SortButtons = ({ sorts, sort, onSort }: SortButtonsProps) => (
  <div className={classes.group} role="group" aria-label={messages.sortLabel}>
    {sorts.map((key) => {
      const pressed = sortKey(sort) === key;
      const falling = isDescending(sort);
      return (
        <button
          key={key}
          type="button"
          aria-pressed={pressed}
          onClick={() => onSort(pressedSort(sort, key))}
        >
          {labels[key]}
          {pressed && (
            <>
              <span aria-hidden> {falling ? '↓' : '↑'}</span>
              <Hidden>, {ways[key][falling ? 0 : 1]}</Hidden>
            </>
          )}
        </button>
      );
    })}
  </div>
);
