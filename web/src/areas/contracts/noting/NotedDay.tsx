import { parisClock } from '@tandem/domain/calendar/paris-time';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../platform/api/errors.ts';
import type { Action } from '../../../platform/data/use-action.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import classes from './NotedDay.module.css';

interface NotedDayProps {
  label: string;
  /** What stands beside its label. */
  detail?: string;
  due: string;
  /** The day on which it has come about, as it is told; null as long as nobody has said so. */
  told: string | null;
  /** What stands in the field at first. */
  firstDay: (today: string) => string;
  /** The field of the call that takes the day. */
  field: string;
  /** By which the day is said; '' takes it back. Null where the reader only sees it. */
  noting: Action<string, unknown> | null;
  words: {
    day: string;
    dayOf: (label: string) => string;
    dayFirst: string;
    save: string;
    saveOf: (label: string) => string;
    undo: string;
    undoOf: (label: string) => string;
  };
}

/** Something with a day by which, or from which, it is expected, and the day on which it came about. */
export const NotedDay = ({
  label,
  detail,
  due,
  told,
  firstDay,
  field,
  noting,
  words,
}: NotedDayProps) => {
  const [day, setDay] = useState(() => firstDay(parisClock(new Date()).day));
  const error = noting?.error;
  return (
    <li className={classes.line}>
      <div>
        <strong>{label}</strong>
        {detail && ` (${detail})`}
        <p className={classes.quiet}>{due}</p>
      </div>
      <div className={told ? classes.told : classes.noting}>
        {told && <Badge variant="good">{told}</Badge>}
        {told && noting && (
          <Button
            variant="quiet"
            aria-label={words.undoOf(label)}
            busy={noting.isPending}
            onClick={() => noting.mutate('')}
          >
            {words.undo}
          </Button>
        )}
        {!told && noting && (
          <>
            <DateField
              label={words.day}
              aria-label={words.dayOf(label)}
              value={day}
              error={error instanceof ApiError ? error.fields[field] : undefined}
              onChange={(typed) => {
                noting.reset();
                setDay(typed);
              }}
            />
            <Button
              aria-label={words.saveOf(label)}
              disabledBecause={day === '' && words.dayFirst}
              busy={noting.isPending}
              onClick={() => noting.mutate(day)}
            >
              {words.save}
            </Button>
          </>
        )}
      </div>
    </li>
  );
};

export const NotedDays = ({ children }: { children: ReactNode }) => (
  <ul className={classes.list}>{children}</ul>
);
