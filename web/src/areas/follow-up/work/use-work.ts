import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { scopeFrom } from './scopes.ts';

const defaults = { scope: 'all' };

/** What the staff must see to, and for whom of them; what stands there stays until another scope has come. */
export const useWork = () => {
  const [state, setState] = useAddressState(defaults);
  const scope = scopeFrom(state.scope);
  const work = useQuery({
    ...callQuery('GET /follow-up/work/', { query: { scope } }),
    placeholderData: keepPreviousData,
  });
  return { work, scope, choose: (chosen: string) => setState({ scope: chosen }) };
};
