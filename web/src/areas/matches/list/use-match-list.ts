import { useEffect, useMemo, useRef, useState } from 'react';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { useSearch } from '../../../ui/table/use-rows.ts';
import { candidateName } from '../../candidates/candidate-name.ts';
import type { Match } from '../match.ts';
import { rowId } from './MatchRow.tsx';
import { sortMatches } from './sort-matches.ts';

/** `match` is the open one, which links in mails name. */
const defaults = { q: '', status: '', need: '', sort: '-score', match: '' };
const noFilters = { q: '', status: '', need: '' };

/** How many are shown at first, and how many more each time. */
export const pageSize = 50;

const textOf = ({ application, offer }: Match) =>
  `${candidateName(application.applicant)} ${offer.title}`;

/** Which matches search and filters leave, how many of them are on show, and which one is open. */
export const useMatchList = (matches: readonly Match[]) => {
  const [state, setState] = useAddressState(defaults);
  const [limit, setLimit] = useState(pageSize);
  const pressed = useRef('');
  const { match: open, sort, status, need, q } = state;
  const sorted = useMemo(() => sortMatches(matches, sort), [matches, sort]);
  const found = useSearch(sorted, textOf, q) ?? [];
  const rows = found.filter(
    (match) =>
      (!status || String(match.status) === status || String(match.id) === open) &&
      (!need || String(match.offer.id) === need),
  );
  const openAt = rows.findIndex(({ id }) => String(id) === open);
  const shown = rows.slice(0, Math.max(limit, openAt + 1));
  const hidden = rows.length - shown.length;
  const isGone = open !== '' && !matches.some(({ id }) => String(id) === open);

  // A match that the address has opened, not a press, is brought into view.
  useEffect(() => {
    if (open === pressed.current) return;
    pressed.current = open;
    const row = document.getElementById(rowId(open));
    row?.scrollIntoView();
    row?.focus({ preventScroll: true });
  }, [open]);

  const toggle = (id: number) => {
    const next = String(id) === open ? '' : String(id);
    pressed.current = next;
    setState({ match: next });
  };
  const filtered = q !== '' || status !== '' || need !== '';
  return {
    state,
    setState,
    reset: filtered ? () => setState(noFilters) : undefined,
    rows,
    shown,
    hidden,
    showMore: () => setLimit(shown.length + pageSize),
    isGone,
    toggle,
  };
};

export type MatchListState = ReturnType<typeof useMatchList>;
