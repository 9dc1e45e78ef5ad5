import { formatCount } from '../../../platform/format/numbers.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { Picks } from '../bulk/use-picks.ts';
import { matchListMessages } from '../messages.ts';
import { isFiltered, kindOf, type Filters, type State } from './match-filters.ts';
import { MatchGroup } from './MatchGroup.tsx';
import classes from './MatchManagement.module.css';
import { matchManagementMessages as messages } from './messages.ts';
import { groupPage, type Groups } from './use-match-groups.ts';

interface MatchGroupsProps {
  groups: Groups;
  filters: Filters;
  state: State;
  onChange: (change: Partial<State>) => void;
  picks: Picks;
}

/** What stands there when no match is left. */
export const NoMatches = ({ filtered }: { filtered: boolean }) => (
  <div className={classes.empty}>
    <EmptyState
      sentence={messages.empty}
      hint={filtered ? messages.filteredEmptyHint : messages.emptyHint}
      action={
        !filtered && (
          <ButtonLink to="/dashboard/formation-statistics">{messages.toStatistics}</ButtonLink>
        )
      }
    />
  </div>
);

/** The groups of matches, each opening in its place; more are read as one asks for them. */
export const MatchGroups = ({ groups, filters, state, onChange, picks }: MatchGroupsProps) => {
  const by = kindOf(state);
  const listed = groups.data?.pages.flatMap(({ items }) => items.groups);
  const left = (groups.data?.pages[0]?.total ?? 0) - (listed?.length ?? 0);
  const toggle = (id: string) => onChange({ group: id === state.group ? '' : id, match: '' });
  return (
    <>
      <LoadFailure query={groups} failure={messages.failed} />
      {!listed && !groups.isError && <Skeleton height={360} />}
      {listed?.length === 0 && <NoMatches filtered={isFiltered(state)} />}
      {listed && listed.length > 0 && (
        <ul
          className={classes.groups}
          aria-label={messages.list}
          data-stale={groups.isPlaceholderData || undefined}
        >
          {listed.map((group) => (
            <MatchGroup
              key={`${by} ${group.id}`}
              by={by}
              group={group}
              filters={filters}
              opened={String(group.id) === state.group}
              openMatch={state.match}
              onToggle={() => toggle(String(group.id))}
              onMatch={(match) => onChange({ match })}
              picks={picks}
            />
          ))}
        </ul>
      )}
      {groups.hasNextPage && (
        <div>
          <Button busy={groups.isFetchingNextPage} onClick={() => void groups.fetchNextPage()}>
            {matchListMessages.more(formatCount(Math.min(groupPage, left), ...messages.groupCount))}
          </Button>
        </div>
      )}
    </>
  );
};
