import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Columns } from '../../../ui/layout/layout.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { formatCount, formatNumber, formatPercent } from '../../../platform/format/numbers.ts';
import { matchListMessages } from '../../../areas/matches/messages.ts';
import { assignmentMessages } from '../../../areas/assignment/messages.ts';
import { matchManagementMessages as messages } from '../../../areas/matches/management/messages.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import {
  defaults,
  isFiltered,
  kindOf,
  type State,
} from '../../../areas/matches/management/match-filters.ts';
import { LinkedMatch } from '../../../areas/matches/management/LinkedMatch.tsx';
import { MatchFilters } from '../../../areas/matches/management/MatchFilters.tsx';
import { MatchGroup } from '../../../areas/matches/management/MatchGroup.tsx';
import classes from '../../../areas/matches/management/MatchManagement.module.css';
import {
  groupPage,
  useGroups,
  useSettledFilters,
} from '../../../areas/matches/management/use-match-groups.ts';

const SuggestionView = lazyPart(() => import('../../../areas/assignment/SuggestionView.tsx'));

const suggestionView = 'affectation';

interface MatchesProps {
  state: State;
  setState: (change: Partial<State>) => void;
}

const Matches = ({ state, setState }: MatchesProps) => {
  const by = kindOf(state);
  const filters = useSettledFilters(state);
  const groups = useGroups(state, filters);
  const formations = useQuery(callQuery('GET /formations/'));

  const whole = groups.data?.pages[0];
  const total = whole?.items.total_matches;
  const average = whole?.items.average_score;
  const listed = groups.data?.pages.flatMap(({ items }) => items.groups);
  const filtered = isFiltered(state);
  const hint = filtered ? messages.filteredHint : undefined;
  const isListed = listed?.some(({ id }) => String(id) === state.group) ?? state.group !== '';

  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      action={
        <Button onClick={() => setState({ view: suggestionView })}>
          {assignmentMessages.title}
        </Button>
      }
    >
      <Columns min={170}>
        <StatCard
          label={messages.total}
          value={total === undefined ? undefined : formatNumber(total)}
          hint={hint}
        />
        <StatCard
          label={messages.average}
          value={average ? formatPercent(average, 2) : undefined}
          hint={hint}
        />
        <StatCard
          label={messages.groups[by]}
          value={whole && formatNumber(whole.total)}
          hint={hint}
        />
      </Columns>
      {/^\d+$/.test(state.match) && !isListed && (
        <LinkedMatch
          key={state.match}
          id={Number(state.match)}
          onClose={() => setState({ match: '', group: '' })}
        />
      )}
      <MatchFilters
        state={state}
        onChange={setState}
        formations={formations.data}
        total={total}
        groups={whole?.total}
      />
      <LoadFailure query={groups} failure={messages.failed} />
      {!listed && !groups.isError && <Skeleton height={360} />}
      {listed?.length === 0 && (
        <div className={classes.empty}>
          <EmptyState
            sentence={messages.empty}
            hint={filtered ? messages.filteredEmptyHint : messages.emptyHint}
            action={
              !filtered && (
                <ButtonLink to="/dashboard/formation-statistics">
                  {messages.toStatistics}
                </ButtonLink>
              )
            }
          />
        </div>
      )}
      {listed && listed.length > 0 && (
        <ul
          className={classes.groups}
          aria-label={messages.list}
          data-stale={groups.isPlaceholderData || undefined}
        >
          {listed.map(({ id, title, count }) => (
            <MatchGroup
              key={`${by} ${id}`}
              by={by}
              id={id}
              title={title}
              count={count}
              filters={filters}
              opened={String(id) === state.group}
              openMatch={state.match}
              onToggle={() =>
                setState({ group: String(id) === state.group ? '' : String(id), match: '' })
              }
              onMatch={(match) => setState({ match })}
            />
          ))}
        </ul>
      )}
      {groups.hasNextPage && (
        <div>
          <Button busy={groups.isFetchingNextPage} onClick={() => void groups.fetchNextPage()}>
            {matchListMessages.more(
              formatCount(
                Math.min(groupPage, (whole?.total ?? 0) - (listed?.length ?? 0)),
                ...messages.groupCount,
              ),
            )}
          </Button>
        </div>
      )}
    </Page>
  );
};

const MatchManagement = () => {
  const [state, setState] = useAddressState(defaults);
  if (state.view !== suggestionView) return <Matches state={state} setState={setState} />;
  return (
    <Suspense fallback={<Skeleton height={360} />}>
      <SuggestionView state={state} onChange={setState} />
    </Suspense>
  );
};

export default MatchManagement;
