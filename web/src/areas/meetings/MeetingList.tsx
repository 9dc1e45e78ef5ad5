import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../platform/data/calls.ts';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { withWhom, type Meeting, type MeetingView } from './meeting.ts';
import { MeetingItem } from './MeetingItem.tsx';
import { meetingsPageMessages as messages } from './messages.ts';
import classes from './Meetings.module.css';

const perPage = 20;

const matchPaths: Record<MeetingView, string> = {
  applicant: '/applicant/matches',
  company: '/company/matches',
  staff: '/dashboard/offer-management',
};

interface MeetingListProps {
  when: 'coming' | 'past';
  view: MeetingView;
  /** The one that a link leads to. */
  linked: number | null;
}

/** What is to come, or what is past, with what can be done about each. */
export const MeetingList = ({ when, view, linked }: MeetingListProps) => {
  const [limit, setLimit] = useState(perPage);
  const query = useQuery({
    // One more than is shown: whether there are more.
    ...callQuery('GET /meetings/', { query: { when, limit: limit + 1 } }),
    placeholderData: (before: Meeting[] | undefined) => before,
  });
  return (
    <Loaded query={query} skeleton={<Skeleton height={180} />} failure={messages.failed}>
      {(meetings) =>
        meetings.length === 0 ? (
          when === 'coming' ? (
            <EmptyState sentence={messages.noneComing} hint={messages.noneComingHint[view]} />
          ) : (
            <p className={classes.quiet}>{messages.nonePast}</p>
          )
        ) : (
          <>
            <ul className={classes.list}>
              {meetings.slice(0, limit).map((meeting) => (
                <Card
                  as="li"
                  key={meeting.id}
                  id={`meeting-${meeting.id}`}
                  data-linked={meeting.id === linked || undefined}
                >
                  <MeetingItem
                    meeting={meeting}
                    view={view}
                    title={withWhom(meeting, view)}
                    more={
                      <ButtonLink
                        variant="quiet"
                        size="sm"
                        to={`${matchPaths[view]}?match=${meeting.match_id}`}
                      >
                        {messages.seeMatch}
                      </ButtonLink>
                    }
                  />
                </Card>
              ))}
            </ul>
            {meetings.length > limit && (
              <Button onClick={() => setLimit(limit + perPage)}>{messages.more}</Button>
            )}
          </>
        )
      }
    </Loaded>
  );
};
