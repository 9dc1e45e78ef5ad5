import type { Handlers } from '../handler.ts';
import { listKeys } from './keys/list-keys.ts';
import { makeKey } from './keys/make-key.ts';
import { revokeKey } from './keys/revoke-key.ts';
import { readCandidates } from './reads/read-candidates.ts';
import { readContracts } from './reads/read-contracts.ts';
import { readFigures } from './reads/read-figures.ts';
import { readMatches } from './reads/read-matches.ts';
import { readNeeds } from './reads/read-needs.ts';

/** Which use case answers which call. */
export const machinesHandlers = {
  'GET /machine-keys/': listKeys,
  'POST /machine-keys/': makeKey,
  'DELETE /machine-keys/{id}/': revokeKey,
  'GET /v1/candidates/': readCandidates,
  'GET /v1/needs/': readNeeds,
  'GET /v1/matches/': readMatches,
  'GET /v1/contracts/': readContracts,
  'GET /v1/statistics/': readFigures,
} satisfies Partial<Handlers>;
