import { needIdOf } from '@tandem/domain/matches/match';
import { useEffect, useMemo, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { comesBack } from '../../../platform/router/scroll.ts';
import { useSearch } from '../../../ui/table/use-rows.ts';
import type { MatchCard } from '../match.ts';
import { prefetchMatch } from '../panel/MatchById.tsx';
import { isToAnswer, today, useMarks } from '../marks/marks.ts';
import { rowId } from './MatchRow.tsx';
import { firstSort, sortMatches } from './sort-matches.ts';

/** `match` is the open one, which links in mails name; `rows` is how many were asked for, beyond the first. */
const defaults = {
  q: '',
  status: '',
  need: '',
  interest: '',
  selection: '',
  sort: '',
  match: '',
  rows: '',
};
const noFilters = { q: '', status: '', need: '', interest: '', selection: '' };

/** How many are shown at first, and how many more each time. */
export const pageSize = 50;

const textOf = ({ candidate, offer: need }: MatchCard) => `${candidate?.name ?? ''} ${need.title}`;

/** Which matches search and filters leave, how many of them are on show, and which one is open. */
export const useMatchList = (matches: readonly MatchCard[], view: 'candidate' | 'company') => {
  const [state, setState] = useAddressState(defaults);
  const pressed = useRef('');
  const { match: open, status: wanted, need, q, interest, selection } = state;
  const marks = useMarks();
  const sort = state.sort || firstSort;
  const sorted = useMemo(() => sortMatches(matches, sort, view), [matches, sort, view]);
  const found = useSearch(sorted, textOf, q) ?? [];
  const rows = found.filter(
    (match) =>
      (!wanted || String(match.status) === wanted || String(match.id) === open) &&
      (!need || String(needIdOf(match.id)) === need) &&
      (!selection || marks.get(match.id)?.shortlisted || String(match.id) === open) &&
      (!interest || match.interested || String(match.id) === open),
  );
  const limit = Math.max(pageSize, Number(state.rows) || 0);
  const openAt = rows.findIndex(({ id }) => String(id) === open);
  const shown = rows.slice(0, Math.max(limit, openAt + 1));
  const hidden = rows.length - shown.length;
  const isGone = open !== '' && !matches.some(({ id }) => String(id) === open);

  // An opened match is brought into view: what a press has closed above may have taken it out. Who comes back to the list is
  // where they were.
  useEffect(() => {
    const isPressed = open === pressed.current;
    pressed.current = open;
    const row = document.getElementById(rowId(open));
    // On a phone it is a page of its own.
    const isPage = !isPressed || window.matchMedia('(width < 48em)').matches;
    if (!comesBack()) row?.scrollIntoView({ block: isPage ? 'start' : 'nearest' });
    if (!isPressed) row?.focus({ preventScroll: true });
  }, [open]);

  // Who judges many goes from one to the next: it is there when they come.
  const client = useQueryClient();
  const nextId = openAt === -1 ? undefined : rows[openAt + 1]?.id;
  useEffect(() => {
    if (nextId !== undefined) prefetchMatch(client, nextId);
  }, [client, nextId]);

  const toggle = (id: number) => {
    const next = String(id) === open ? '' : String(id);
    pressed.current = next;
    setState({ match: next });
  };
  /** Opens the match that stands so many rows further; without an open one, the first. */
  const step = (by: 1 | -1) => {
    const to = rows[openAt === -1 ? 0 : openAt + by];
    if (to) setState({ match: String(to.id) });
  };
  const day = today();
  const left = rows.filter(
    (match) => isToAnswer(match, marks.get(match.id), { view, day }) && String(match.id) !== open,
  ).length;
  const filtered = q !== '' || wanted !== '' || need !== '' || interest !== '' || selection !== '';
  return {
    state,
    setState,
    reset: filtered ? () => setState(noFilters) : undefined,
    marks,
    rows,
    shown,
    hidden,
    showMore: () => setState({ rows: String(shown.length + pageSize) }),
    isGone,
    toggle,
    step,
    hasNext: openAt !== -1 && openAt < rows.length - 1,
    left,
  };
};

export type MatchListState = ReturnType<typeof useMatchList>;
