import { daysAfter, isBack, putOffDays } from '@tandem/domain/matches/marks';
import { formatDay } from '../../../platform/format/dates.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { Match } from '../match.ts';
import classes from './LaterBar.module.css';
import { sides, today, type Mark } from './marks.ts';
import { markMessages as messages } from './messages.ts';
import { useMarkMatch } from './use-mark-match.ts';

const sentenceOf = (until: string | null, day: string): string => {
  if (until === null) return messages.noDay;
  return isBack(until, day) ? messages.isBack : messages.comesBack(formatDay(until));
};

interface LaterBarProps {
  match: Match;
  view: 'candidate' | 'company';
  mark: Mark | undefined;
}

/** When what was put off comes back, and other days for it, each a tap. */
export const LaterBar = ({ match, view, mark }: LaterBarProps) => {
  const { putOff, isPending } = useMarkMatch(match);
  const until = mark?.later_until ?? null;
  const day = today();
  return (
    <div className={classes.later}>
      <p role="status">{sentenceOf(until, day)}</p>
      <div className={classes.days} role="group" aria-label={messages.dayChoices}>
        {[...putOffDays[sides[view]], null].map((days) => (
          <Button
            key={days}
            size="sm"
            busy={isPending}
            aria-pressed={days === null ? until === null : until === daysAfter(day, days)}
            onClick={() => putOff(days)}
          >
            {days === null ? messages.withoutDay : messages.inDays(days)}
          </Button>
        ))}
      </div>
    </div>
  );
};
