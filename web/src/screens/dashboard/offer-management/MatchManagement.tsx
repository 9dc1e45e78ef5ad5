import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { suggestionTitle } from '../../../areas/assignment/title-messages.ts';
import { useListAddress } from '../../../areas/lists/map/use-map.ts';
import { PickBar } from '../../../areas/matches/bulk/PickBar.tsx';
import { usePicks } from '../../../areas/matches/bulk/use-picks.ts';
import { LinkedMatch } from '../../../areas/matches/management/LinkedMatch.tsx';
import {
  defaults,
  isFiltered,
  isInRows,
  kindOf,
  listedAs,
  type State,
} from '../../../areas/matches/management/match-filters.ts';
import { MatchCounts } from '../../../areas/matches/management/MatchCounts.tsx';
import { MatchFilters } from '../../../areas/matches/management/MatchFilters.tsx';
import { MatchGroups } from '../../../areas/matches/management/MatchGroups.tsx';
import { matchManagementMessages as messages } from '../../../areas/matches/management/messages.ts';
import {
  useGroups,
  useSettledFilters,
} from '../../../areas/matches/management/use-match-groups.ts';
import { PrintedHead } from '../../../areas/privacy/PrintedHead.tsx';
import { useChosenSession } from '../../../areas/programmes/sessions/use-chosen-session.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const SuggestionView = lazyPart(() => import('../../../areas/assignment/SuggestionView.tsx'));

const MatchTable = lazyPart(() => import('../../../areas/matches/management/table/MatchTable.tsx'));

const suggestionView = 'affectation';

interface MatchesProps {
  state: State;
  setState: (change: Partial<State>) => void;
}

const Matches = ({ state, setState }: MatchesProps) => {
  const filters = useSettledFilters(state);
  const { chosen } = useChosenSession();
  const picks = usePicks(listedAs(state, filters, chosen?.id));
  const groups = useGroups(state, filters);
  const programmes = useQuery(callQuery('GET /formations/'));
  const whole = groups.data?.pages[0];
  const total = whole?.items.total_matches;
  const listed = groups.data?.pages.flatMap(({ items }) => items.groups);
  const isListed = listed?.some(({ id }) => String(id) === state.group) ?? state.group !== '';
  const actions = (
    <Button onClick={() => setState({ view: suggestionView })}>{suggestionTitle}</Button>
  );
  return (
    <Page
      brief
      width="list"
      title={messages.title}
      lead={messages.lead}
      begin={
        <MatchCounts
          by={kindOf(state)}
          total={total}
          average={whole?.items.average_score}
          groups={whole?.total}
          filtered={isFiltered(state)}
        />
      }
      action={actions}
    >
      {/^\d+$/.test(state.match) && !isListed && !isInRows(state) && (
        <LinkedMatch
          key={state.match}
          id={Number(state.match)}
          onClose={() => setState({ match: '', group: '' })}
        />
      )}
      <MatchFilters
        state={state}
        onChange={setState}
        programmes={programmes.data}
        total={total}
        groups={whole?.total}
      />
      {isInRows(state) ? (
        <Suspense fallback={<Skeleton height={360} />}>
          <MatchTable state={state} filters={filters} onChange={setState} picks={picks} />
        </Suspense>
      ) : (
        <>
          <PrintedHead />
          <MatchGroups
            groups={groups}
            filters={filters}
            state={state}
            onChange={setState}
            picks={picks}
          />
        </>
      )}
      <PickBar picks={picks} />
    </Page>
  );
};

const MatchManagement = () => {
  const [state, setState] = useListAddress(defaults);
  if (state.view !== suggestionView) return <Matches state={state} setState={setState} />;
  return (
    <Suspense fallback={<Skeleton height={360} />}>
      <SuggestionView state={state} onChange={setState} />
    </Suspense>
  );
};

export default MatchManagement;
