import type { Handlers } from '../handler.ts';
import { closeSession } from './close-session.ts';
import { listLeavingCandidates, listLeavingNeeds } from './list-leaving.ts';
import { readClosing } from './read-closing.ts';

/** Which use case answers which call. */
export const schoolYearsHandlers = {
  'GET /sessions/{id}/closing/': readClosing,
  'GET /sessions/{id}/closing/candidates/': listLeavingCandidates,
  'GET /sessions/{id}/closing/needs/': listLeavingNeeds,
  'POST /sessions/{id}/closing/': closeSession,
} satisfies Partial<Handlers>;
