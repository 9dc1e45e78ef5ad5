import { parisClock } from '@tandem/domain/calendar/paris-time';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../platform/api/server-clock.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { meetingsIn } from './plan.ts';

interface Asked {
  /** A candidate or a company asks; the staff have no plan of their own. */
  isParty: boolean;
  /** The one that a link leads to, and that alone. */
  linked: number | null;
}

/** The forum days to come of a candidate or a company, their own plans, and which meetings stand in these. */
export const useOwnForums = ({ isParty, linked }: Asked) => {
  const [today] = useState(() => parisClock(new Date(serverNow())).day);
  const list = useQuery({ ...callQuery('GET /forums/'), enabled: isParty });
  const shown = (list.data ?? []).filter(({ id, day }) =>
    linked === null ? day >= today : id === linked,
  );
  const plans = useQueries({
    queries: shown.map(({ id }) => callQuery('GET /forums/{id}/', { params: { id } })),
  });
  return { list, plans, meetings: meetingsIn(plans.flatMap(({ data }) => data ?? [])) };
};

export type OwnForumsState = ReturnType<typeof useOwnForums>;
