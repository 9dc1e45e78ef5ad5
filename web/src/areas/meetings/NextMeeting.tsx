import { useQuery } from '@tanstack/react-query';
import { parisMoment } from '@tandem/domain/calendar/paris-time';
import { useState } from 'react';
import { serverNow } from '../../platform/api/server-clock.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { LoadFailure } from '../../ui/feedback/Loaded.tsx';
import { comingMeetings } from './coming-meetings.ts';
import { withWhom, type MeetingView } from './meeting.ts';
import { nextMeetingMessages as messages } from './messages.ts';
import classes from './NextMeeting.module.css';
import { nextMeeting } from './next-meeting.ts';

/** The next meeting, on a home: nothing is said where there is none. */
export const NextMeeting = ({ view }: { view: Exclude<MeetingView, 'staff'> }) => {
  const coming = useQuery(comingMeetings());
  const [now] = useState(() => serverNow());
  const next = nextMeeting(coming.data ?? [], now);
  if (!next?.starts_at) return <LoadFailure query={coming} failure={messages.failed} />;
  return (
    <section aria-labelledby="next-meeting" className={classes.root}>
      <h2 id="next-meeting">{messages.title}</h2>
      <div className={classes.meeting}>
        <Link to={`/meetings?meeting=${next.id}`} className={classes.link}>
          {parisMoment(new Date(next.starts_at))}
        </Link>
        <span className={classes.about}>{messages.about(withWhom(next, view), next.need)}</span>
      </div>
    </section>
  );
};
