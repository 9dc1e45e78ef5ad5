import { breakNotices, type BreakNotice } from '@tandem/domain/enrolments/break-notices';
import type { Breaking } from '@tandem/domain/enrolments/breaking';
import { formatDay } from '../../../platform/format/dates.ts';
import classes from './BreakNotices.module.css';
import { enrolmentMessages as messages } from './messages.ts';

const dayOf = ({ day }: BreakNotice): string | null =>
  day && messages.noticeDays[day.word](formatDay(day.on));

interface BreakNoticesProps {
  breaking: Breaking;
  isProfessional: boolean;
  /** One below the heading that stands above. */
  heading: 'h3' | 'h4';
}

/** What a break asks for, with the days that follow from its own. */
export const BreakNotices = ({ breaking, isProfessional, heading: Heading }: BreakNoticesProps) => (
  <section className={classes.notices}>
    <Heading>{messages.notices}</Heading>
    <ol>
      {breakNotices({ ...breaking, isProfessional }).map((one) => (
        <li key={one.text}>
          <span>{one.text}</span> {one.day && <strong className={classes.day}>{dayOf(one)}</strong>}{' '}
          <span className={classes.source}>({one.source})</span>
        </li>
      ))}
    </ol>
    <p className={classes.source}>{messages.noticesCheck}</p>
  </section>
);
