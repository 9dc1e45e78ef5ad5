import type { SchoolYear } from './use-chosen-session.ts';

/** What a candidate or a need can be for: what is not closed, and what it is for already. */
export const openSessions = (
  sessions: readonly SchoolYear[],
  own: number | null = null,
): SchoolYear[] => sessions.filter(({ id, state }) => state !== 'closed' || id === own);
