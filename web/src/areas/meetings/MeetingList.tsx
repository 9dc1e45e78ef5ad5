import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isStillKept, keptCallQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { comesBack } from '../../platform/router/scroll.ts';
import { Button, ButtonLink } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { isToTell, withWhom, type Meeting, type MeetingView } from './meeting.ts';
import { MeetingItem } from './MeetingItem.tsx';
import { meetingsPageMessages as messages } from './messages.ts';
import classes from './Meetings.module.css';

const perPage = 20;

const matchPaths: Record<MeetingView, string> = {
  applicant: '/applicant/matches',
  company: '/company/matches',
  staff: '/dashboard/offer-management',
};

interface Seen {
  view: MeetingView;
  /** The one that a link leads to. */
  linked: number | null;
  /** They are what this device had kept. */
  isKept: boolean;
  /** Those that stand in a plan above: one by one they are folded. */
  inPlans?: ReadonlySet<number>;
}

const Items = ({
  meetings,
  view,
  linked,
  isKept,
}: Omit<Seen, 'inPlans'> & { meetings: readonly Meeting[] }) => {
  const list = useRef<HTMLUListElement>(null);
  // A plan of a forum day may stand above it, longer than a phone.
  useEffect(() => {
    if (linked === null || comesBack()) return;
    list.current?.querySelector('[data-linked]')?.scrollIntoView();
  }, [linked]);
  return (
    <ul ref={list} className={classes.list} data-stale={isKept || undefined}>
      {meetings.map((meeting) => (
        <Card as="li" key={meeting.id} data-linked={meeting.id === linked || undefined}>
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
  );
};

/** The meetings of a plan that is read as a whole, with what can be done about each. */
const OfPlans = ({
  meetings,
  ...seen
}: Omit<Seen, 'inPlans'> & { meetings: readonly Meeting[] }) => (
  <details
    className={classes.fold}
    open={meetings.some(({ id }) => id === seen.linked) || undefined}
  >
    <summary>{messages.ofPlans(meetings.length)}</summary>
    <Items meetings={meetings} {...seen} />
  </details>
);

/** What is to come; above it what has passed and nobody has told of. */
const Coming = ({ meetings, inPlans, ...seen }: Seen & { meetings: readonly Meeting[] }) => {
  const toTell = meetings.filter(isToTell);
  const coming = meetings.filter((meeting) => !isToTell(meeting));
  const ofPlans = coming.filter(({ id }) => inPlans?.has(id));
  const others = coming.filter(({ id }) => !inPlans?.has(id));
  return (
    <>
      {toTell.length > 0 && (
        <>
          <h2>{messages.toTell}</h2>
          <Items meetings={toTell} {...seen} />
        </>
      )}
      <h2>{messages.coming}</h2>
      {ofPlans.length > 0 && <OfPlans meetings={ofPlans} {...seen} />}
      {others.length > 0 && <Items meetings={others} {...seen} />}
      {coming.length === 0 && (
        <EmptyState sentence={messages.noneComing} hint={messages.noneComingHint[seen.view]} />
      )}
    </>
  );
};

const Past = ({ meetings, ...seen }: Omit<Seen, 'inPlans'> & { meetings: readonly Meeting[] }) => (
  <>
    <h2>{messages.past}</h2>
    {meetings.length > 0 ? (
      <Items meetings={meetings} {...seen} />
    ) : (
      <p className={classes.quiet}>{messages.nonePast}</p>
    )}
  </>
);

type When = 'coming' | 'past';

const parts = { coming: Coming, past: Past };

/** One more than is shown: whether there are more. */
const upTo = (when: When, limit: number) =>
  keptCallQuery('GET /meetings/', { query: { when, limit: limit + 1 } });

/** What is to come, or what is past, with what can be done about each. */
export const MeetingList = ({ when, ...seen }: Omit<Seen, 'isKept'> & { when: When }) => {
  const [limit, setLimit] = useState(perPage);
  const client = useQueryClient();
  const query = useQuery(upTo(when, limit));
  // What is on show stays until there is more, or where there is no network.
  const more = useAction({
    run: (next: number) => client.fetchQuery(upTo(when, next)),
    failed: messages.failed,
    onDone: (_, next) => setLimit(next),
  });
  const Part = parts[when];
  return (
    <Loaded
      query={query}
      skeleton={
        <>
          <h2>{messages[when]}</h2>
          <Skeleton height={180} />
        </>
      }
      failure={messages.failed}
    >
      {(meetings) => (
        <>
          <Part meetings={meetings.slice(0, limit)} isKept={isStillKept(query)} {...seen} />
          {meetings.length > limit && (
            <Button busy={more.isPending} onClick={() => more.mutate(limit + perPage)}>
              {messages.more}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
};
