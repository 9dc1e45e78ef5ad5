import { matchId, type Pair } from '../../matches/match.ts';

/** Ties a sealed contract file to its match: it cannot be read as another's. */
export const contextOfSheet = (pair: Pair): string => `contract sheet ${matchId(pair)}`;
