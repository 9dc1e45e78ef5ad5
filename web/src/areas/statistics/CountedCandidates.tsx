import { useInfiniteQuery } from '@tanstack/react-query';
import type { Progress } from '@tandem/domain/statistics/statistics';
import { apiList } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useChosenSession } from '../programmes/sessions/use-chosen-session.ts';
import { countedMessages as messages } from './messages.ts';
import classes from './CountedCandidates.module.css';

const pageSize = 50;

const call = 'GET /formation-statistics/candidates/';

interface CountedCandidatesProps {
  counter: Progress;
  /** Undefined for all programmes. */
  programmeId: number | undefined;
  /** What the counter says. */
  count: number;
}

/** Who stands behind a counter. */
export const CountedCandidates = ({ counter, programmeId, count }: CountedCandidatesProps) => {
  const { chosen } = useChosenSession();
  const filter = { progress: counter, formation: programmeId, session: chosen?.id };
  const candidates = useInfiniteQuery({
    queryKey: [call, filter, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      apiList(call, { query: { ...filter, limit: pageSize, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _, offset) =>
      offset + last.items.length < last.total ? offset + last.items.length : undefined,
  });
  return (
    <Loaded query={candidates} skeleton={<Skeleton lines={6} />} failure={messages.failed}>
      {({ pages }) => {
        const listed = pages.flatMap(({ items }) => items);
        const total = pages.at(-1)?.total ?? 0;
        const deleted = counter === 'finalized_enrollment' ? count - total : 0;
        if (listed.length === 0 && deleted <= 0)
          return <EmptyState sentence={messages.none} hint={messages.noneHint} />;
        return (
          <>
            <ul className={classes.list}>
              {listed.map(
                ({
                  id,
                  first_name: first,
                  last_name: last,
                  email,
                  formation: programme,
                  session,
                }) => (
                  <li key={id}>
                    <Link
                      to={`/dashboard/applicant-management?${new URLSearchParams({ q: `${first} ${last}` })}`}
                    >
                      {first} {last}
                    </Link>
                    <p>{email}</p>
                    <p>
                      {[programmeId === undefined && programme, session].filter(Boolean).join(', ')}
                    </p>
                  </li>
                ),
              )}
            </ul>
            {deleted > 0 && <p className={classes.deleted}>{messages.deleted(deleted)}</p>}
            {candidates.hasNextPage && (
              <div className={classes.more}>
                <Button
                  busy={candidates.isFetchingNextPage}
                  onClick={() => void candidates.fetchNextPage()}
                >
                  {messages.more(Math.min(pageSize, total - listed.length))}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
};
