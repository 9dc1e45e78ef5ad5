import type { Handlers } from '../handler.ts';
import { finaliseMatch } from './finalise-match.ts';
import { readContractNir } from './read-contract-nir.ts';
import { readContractSheet } from './read-contract-sheet.ts';
import { readKnownContractFacts } from './read-known-contract-facts.ts';

/** Which use case answers which call. */
export const contractsHandlers = {
  'POST /contract/note/{matchId}/': finaliseMatch,
  'GET /contract/note/{matchId}/': readContractSheet,
  'GET /contract/note/{matchId}/nir/': readContractNir,
  'GET /contract/note/{matchId}/known/': readKnownContractFacts,
} satisfies Partial<Handlers>;
