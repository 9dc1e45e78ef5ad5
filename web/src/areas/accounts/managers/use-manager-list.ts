import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { useSearch, useSorted } from '../../../ui/table/use-rows.ts';
import { columnsWith, textOf } from './manager-columns.tsx';
import { withProgrammes } from './managers.ts';

const defaults = { q: '', sort: 'last' };

/** The managers with what they supervise; `rows` are those that the search leaves, in their order. */
export const useManagerList = () => {
  const [state, setState] = useAddressState(defaults);
  const staff = useQuery(callQuery('GET /staff/'));
  const links = useQuery(callQuery('GET /formationlink/'));
  const programmes = useQuery(callQuery('GET /formations/'));
  const managers = useMemo(
    () =>
      staff.data &&
      links.data &&
      programmes.data &&
      withProgrammes(staff.data, links.data, programmes.data),
    [staff.data, links.data, programmes.data],
  );
  const columns = useMemo(() => columnsWith(programmes.data ?? []), [programmes.data]);
  const rows = useSearch(useSorted(managers, columns, state.sort), textOf, state.q);
  return { state, setState, staff, links, formations: programmes, managers, columns, rows };
};

export type ManagerListState = ReturnType<typeof useManagerList>;
