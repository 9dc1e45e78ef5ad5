import type { ReactNode } from 'react';
import { needIdOf, statusLabels } from '@tandem/domain/matches/match';
import { formatCount } from '../../../platform/format/numbers.ts';
import { FilterPill, SearchField, Toolbar } from '../../../ui/table/Toolbar.tsx';
import type { MatchCard } from '../match.ts';
import { interestFilterMessages, orderMessages } from './messages.ts';
import { matchListMessages as messages } from '../messages.ts';
import { CompareButton } from '../marks/compare/CompareButton.tsx';
import { markMessages } from '../marks/messages.ts';
import { statusOrder } from '../status-order.ts';
import { firstSort, sortsOf } from './sort-matches.ts';
import { SortButtons } from './SortButtons.tsx';
import type { MatchListState } from './use-match-list.ts';

/** The statuses that occur, and the one that is chosen. */
const statusChoices = (matches: readonly MatchCard[], chosen: string) => {
  const present = new Set(matches.map(({ status }) => status));
  return [
    ['', messages.allStatuses],
    ...statusOrder
      .filter((status) => present.has(status) || String(status) === chosen)
      .map((status) => [String(status), statusLabels[status]] as const),
  ] as const;
};

const needChoices = (matches: readonly MatchCard[]) => {
  const needs = new Map(matches.map((match) => [String(needIdOf(match.id)), match.offer.title]));
  return [['', messages.allNeeds], ...needs] as const;
};

const selectionChoices = [
  ['', markMessages.everybody],
  ['yes', markMessages.listedOnly],
] as const;

const interestChoices = [
  ['', interestFilterMessages.anyInterest],
  ['yes', interestFilterMessages.interestedOnly],
] as const;

interface MatchListBarProps {
  matches: readonly MatchCard[];
  view: 'candidate' | 'company';
  list: MatchListState;
  year: ReactNode;
}

/** Search, filters and sort above the matches; a candidate has fewer of them, and no need of their own to choose. */
export const MatchListBar = ({ matches, view, list, year }: MatchListBarProps) => {
  const { rows, state, setState, reset } = list;
  const { q, status, need, sort, interest, selection } = state;
  const needs = needChoices(matches);
  return (
    <Toolbar
      oneLine
      count={formatCount(rows.length, ...messages.count)}
      onReset={reset}
      unfold={view === 'candidate' ? orderMessages.unfold : undefined}
      kept={view === 'company' && <CompareButton list={list} />}
      end={
        <SortButtons
          sorts={sortsOf[view]}
          sort={sort || firstSort}
          onSort={(next) => setState({ sort: next })}
        />
      }
    >
      {view === 'company' && (
        <SearchField label={messages.search} value={q} onChange={(text) => setState({ q: text })} />
      )}
      <FilterPill
        label={messages.status}
        choices={statusChoices(matches, status)}
        value={status}
        onChange={(value) => setState({ status: value })}
      />
      {view === 'company' && (
        <FilterPill
          label={interestFilterMessages.interest}
          choices={interestChoices}
          value={interest}
          onChange={(value) => setState({ interest: value })}
        />
      )}
      {view === 'company' && (list.marks.size > 0 || selection !== '') && (
        <FilterPill
          label={markMessages.filter}
          choices={selectionChoices}
          value={selection}
          onChange={(value) => setState({ selection: value })}
        />
      )}
      {view === 'company' && needs.length > 2 && (
        <FilterPill
          label={messages.need}
          choices={needs}
          value={need}
          onChange={(value) => setState({ need: value })}
        />
      )}
      {year}
    </Toolbar>
  );
};
