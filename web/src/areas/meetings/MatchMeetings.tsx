import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../platform/data/calls.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { MeetingView } from './meeting.ts';
import { MeetingItem } from './MeetingItem.tsx';
import { meetingMessages as messages } from './messages.ts';
import classes from './Meetings.module.css';

const ProposeDialog = lazyDialog(() => import('./ProposeDialog.tsx'));

interface MatchMeetingsProps {
  matchId: number;
  view: MeetingView;
}

/** The meetings of one match, and where the next one is proposed. */
export const MatchMeetings = ({ matchId, view }: MatchMeetingsProps) => {
  const [proposing, setProposing] = useState(false);
  const query = useQuery(callQuery('GET /matches/{id}/meetings/', { params: { id: matchId } }));
  if (query.data && query.data.meetings.length === 0 && !query.data.may_propose) return null;
  return (
    <section className={classes.section}>
      <h3>{messages.section}</h3>
      <Loaded query={query} skeleton={<Skeleton lines={2} />} failure={messages.failed}>
        {({ meetings, may_propose: mayPropose, on_site_place: onSitePlace }) => (
          <>
            {meetings.map((meeting) => (
              <MeetingItem
                key={meeting.id}
                meeting={meeting}
                view={view}
                onSitePlace={onSitePlace}
              />
            ))}
            {mayPropose && (
              <div>
                <Button onClick={() => setProposing(true)}>{messages.propose}</Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      {proposing && (
        <ProposeDialog
          matchId={matchId}
          meeting={null}
          onSitePlace={query.data?.on_site_place}
          view={view}
          onClose={() => setProposing(false)}
        />
      )}
    </section>
  );
};
