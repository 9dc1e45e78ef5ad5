import { useQuery } from '@tanstack/react-query';
import type { Answer } from '@tandem/contract';
import { defaultSession } from '@tandem/domain/programmes/session';
import { useLocation } from '../../../platform/router/router.ts';
import { useRewriteQuery } from '../../../platform/router/use-rewrite-query.ts';
import { callQuery } from '../../../platform/data/calls.ts';

export type SchoolYear = Answer<'GET /school_years/'>[number];

const parameter = 'session';

/** What the address says instead of a session to show them all. */
export const allSessions = 'toutes';

/** The session that an address asks for; null for all. */
export const chosenIn = (search: string, years: readonly SchoolYear[]): SchoolYear | null => {
  const asked = new URLSearchParams(search).get(parameter);
  if (asked === allSessions) return null;
  return years.find(({ id }) => String(id) === asked) ?? defaultSession(years);
};

/**
 * The session that lists, figures and exports are about: the address keeps it from screen to screen (see `stays` of
 * platform/router/history.ts).
 */
export const useChosenSession = () => {
  const { search } = useLocation();
  const rewriteQuery = useRewriteQuery();
  const years = useQuery(callQuery('GET /school_years/'));
  /** Undefined while they load. */
  const chosen = years.data && chosenIn(search, years.data);
  const choose = (session: string) =>
    rewriteQuery((now) => {
      const query = new URLSearchParams(now);
      query.set(parameter, session);
      return `?${query}`;
    });
  return { years, chosen, choose };
};
