import { useQuery } from '@tanstack/react-query';
import { waitKindKeys, type WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { useMemo } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { useSearch, useSorted } from '../../../ui/table/use-rows.ts';
import { scopeFrom } from './scopes.ts';
import { keyOf, waitColumns, waitColumnsFor, whatOf, type WaitRow } from './wait-columns.tsx';

const defaults = { q: '', kind: '', scope: 'all', everyone: '', sort: '' };
const noFilters = { q: '', kind: '', scope: 'all', everyone: '' };

const kindFrom = (text: string): WaitKind | undefined => waitKindKeys.find((kind) => kind === text);

const textOf = (row: WaitRow): string => `${row.name} ${whatOf(row)}`;

/** Who waits for what, as the address asks for it. */
export const useWaitList = () => {
  const [state, setState] = useAddressState(defaults);
  const kind = kindFrom(state.kind);
  const list = useQuery(
    callQuery('GET /follow-up/waits/', {
      query: {
        scope: scopeFrom(state.scope),
        everyone: state.everyone === 'yes',
        ...(kind && { kind }),
      },
    }),
  );
  const all = useMemo(
    () => list.data?.items.map((wait): WaitRow => ({ ...wait, key: keyOf(wait) })),
    [list.data],
  );
  const sorted = useSorted(all, waitColumns, state.sort);
  const rows = useSearch(sorted, textOf, state.q);
  const filtered =
    state.q !== '' || state.kind !== '' || state.scope !== 'all' || state.everyone !== '';
  return {
    list,
    rows,
    columns: waitColumnsFor(all ?? [], kind !== undefined),
    state,
    setState,
    reset: filtered ? () => setState(noFilters) : undefined,
  };
};
