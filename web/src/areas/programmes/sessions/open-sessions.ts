import { defaultSession } from '@tandem/domain/programmes/session';
import type { SchoolYear } from './use-chosen-session.ts';

/** What a candidate or a need can be for: what is not closed, and what it is for already. */
export const openSessions = (
  sessions: readonly SchoolYear[],
  own: number | null = null,
): SchoolYear[] => sessions.filter(({ id, state }) => state !== 'closed' || id === own);

/** What something new is for unless told: the session that is looked at, if it is open, else the one that goes on. */
export const likelySession = (
  sessions: readonly SchoolYear[],
  chosen: number | null,
): SchoolYear | null => {
  const open = openSessions(sessions);
  return open.find(({ id }) => id === chosen) ?? defaultSession(open);
};
