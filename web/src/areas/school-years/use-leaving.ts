import { needState } from '@tandem/domain/needs/need-state';
import { useMemo, useState } from 'react';
import { useAddressState } from '../../platform/router/use-address-state.ts';
import { useSearch, useSorted } from '../../ui/table/use-rows.ts';
import type { RowKey } from '../../ui/table/types.ts';
import {
  candidateColumns,
  nameOf,
  needColumns,
  type CandidateRow,
  type NeedRow,
} from './leaving-columns.tsx';
import type { useClosing } from './use-closing.ts';

const defaults = { q: '', who: '', sort: 'name', besoin: '', tri: 'company', ouvert: '' };

const filters: Record<string, (row: CandidateRow) => boolean> = {
  unplaced: ({ placed }) => !placed,
  placed: ({ placed }) => placed,
  unconfirmed: ({ carried }) => carried !== null && carried.confirmed_at === null,
};

const candidateText = (row: CandidateRow) => `${nameOf(row)} ${row.formation.name}`;
const needText = ({ title, company }: NeedRow) => `${title} ${company}`;

const withKeys = <Row extends { id: number }>(rows: readonly Row[] | undefined) =>
  rows?.map((row) => ({ ...row, key: row.id }));

/** What has been handed on is not again. */
const isFree = ({ carried }: CandidateRow | NeedRow) => carried === null;

/** Somebody without a place, and a need that still looked for somebody: what is proposed to go on. */
const proposedCandidate = (row: CandidateRow) => isFree(row) && !row.placed;
const proposedNeed = (row: NeedRow) =>
  isFree(row) && row.state !== needState.filled && row.state !== needState.withdrawn;

/** What is ticked: what is proposed, until somebody ticks otherwise; what has been handed on is not ticked again. */
const useChosen = <Row extends CandidateRow | NeedRow>(
  rows: readonly Row[] | undefined,
  isProposed: (row: Row) => boolean,
) => {
  const [ticked, setTicked] = useState<ReadonlySet<RowKey> | null>(null);
  const selected = useMemo(
    () => ticked ?? new Set((rows ?? []).filter(isProposed).map(({ key }) => key)),
    [ticked, rows, isProposed],
  );
  const chosen = useMemo(
    () => (rows ?? []).filter((row) => isFree(row) && selected.has(row.key)),
    [rows, selected],
  );
  return { chosen, selection: { selected, onChange: setTicked } };
};

/** The rows of both lists as they are filtered and ticked. */
export const useLeaving = ({ candidates, needs }: ReturnType<typeof useClosing>) => {
  const [state, setState] = useAddressState(defaults);
  const people = useMemo(() => withKeys(candidates.data), [candidates.data]);
  const wanted = useMemo(() => withKeys(needs.data), [needs.data]);
  const sortedPeople = useSorted(people, candidateColumns, state.sort);
  const sortedNeeds = useSorted(wanted, needColumns, state.tri);
  const isShown = filters[state.who];
  const found = useSearch(sortedPeople, candidateText, state.q);
  return {
    state,
    setState,
    candidateRows: useMemo(() => (isShown ? found?.filter(isShown) : found), [found, isShown]),
    needRows: useSearch(sortedNeeds, needText, state.besoin),
    candidates: useChosen(people, proposedCandidate),
    needs: useChosen(wanted, proposedNeed),
  };
};

export type Leaving = ReturnType<typeof useLeaving>;
