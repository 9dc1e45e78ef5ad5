import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';

/** The staff, as a field offers them; none while they load. */
export const useColleagues = (): readonly (readonly [string, string])[] => {
  const { data } = useQuery(callQuery('GET /follow-up/colleagues/'));
  return useMemo(
    () => (data?.items ?? []).map(({ id, name }) => [String(id), name] as const),
    [data],
  );
};
