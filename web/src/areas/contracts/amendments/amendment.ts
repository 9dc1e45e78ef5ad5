import type { Answer } from '@tandem/contract';

export type AmendmentsAnswer = Answer<'GET /contract/file/{matchId}/amendments/'>;

export type AmendmentAnswer = AmendmentsAnswer['amendments'][number];

/** Calls whose answers change with an amendment. */
export const amendedCalls = [
  'GET /contract/file/{matchId}/amendments/',
  'GET /contract/file/{matchId}/progress/',
] as const;
