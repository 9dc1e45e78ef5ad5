/** What the other rooms may use of this one. */
export { findOwnMatch, lockOwnMatch } from './find-own-match.ts';
export { type MatchRow, findMatches } from './match-queries.ts';
export { findPlacement, lockPlacements } from './move-queries.ts';
export { recordMove } from './record-move.ts';
