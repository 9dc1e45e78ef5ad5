/** What the other rooms may use of this one. */
export { type MatchParties, findMatchParties } from './messages/party-queries.ts';
export { writeInterest } from './interest/interest-queries.ts';
export { lockOwnMatch } from './moves/lock-own-match.ts';
export { findMarksOf } from './marks/mark-queries.ts';
export { listMarks } from './marks/list-marks.ts';
export { markMatch } from './marks/mark-match.ts';
export { isGoingOn } from './reading/open-to-reader.ts';
export { explainMatch } from './reading/explain-match.ts';
export { readMatch } from './reading/read-match.ts';
export { findOwnMatch } from './reading/find-own-match.ts';
export { partiesOf } from './parties.ts';
export {
  type MatchRow,
  inOrder,
  countMatches,
  findMatch,
  findMatches,
} from './reading/match-queries.ts';
export { askedMatches, filterOf, wordsOf } from './listing/asked-matches.ts';
export { readMatchRows } from './listing/match-rows.ts';
export { findPlacement, lockMatch, lockPlacements } from './moves/move-queries.ts';
export { nothingSaid, type Said } from './moves/said.ts';
export { addReading, findReadingsOf } from './readings/reading-queries.ts';
export { tidyCardChanges } from './cards/tidy-card-changes.ts';
export { KeptCards } from './cards/kept-cards.ts';
export { ShownLog } from './shown/shown-log.ts';
export { deleteOldShown, findShownOf } from './shown/shown-queries.ts';
export { tellBatch } from './moves/tell-batch.ts';
export { tellLateMove } from './moves/tell-late-move.ts';
export { recordMove } from './moves/record-move.ts';
export { breakEnrolment } from './enrolments/break-enrolment.ts';
export { isProfessionalPair } from './enrolments/contract-kind-queries.ts';
export { requireAvailable } from './enrolments/require-available.ts';
export { requirePace } from './moves/require-pace.ts';
export { requireOpenNeed } from './moves/require-open-need.ts';
