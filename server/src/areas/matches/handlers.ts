import type { Handlers } from '../handler.ts';
import { breakEnrolment } from './enrolments/break-enrolment.ts';
import { restoreEnrolment } from './enrolments/restore-enrolment.ts';
import { breakKeptEnrolment } from './enrolments/without-company/break-kept.ts';
import { listOwnKept } from './enrolments/without-company/list-own-kept.ts';
import { restoreKeptEnrolment } from './enrolments/without-company/restore-kept.ts';
import { listGroupCards } from './cards/list-group-cards.ts';
import { listOwnCards } from './cards/list-own-cards.ts';
import { readChances } from './chances/read-chances.ts';
import { readChanges, readChangesOfCandidate } from './chances/read-own-changes.ts';
import { readNeedChances } from './chances/read-need-chances.ts';
import { readChangesOfNeed, readNeedChanges } from './chances/read-need-changes.ts';
import { listMatchRows } from './listing/list-match-rows.ts';
import { mapMatches } from './listing/map-matches.ts';
import { listNearCandidates } from './near/list-near-candidates.ts';
import { listNearNeeds } from './near/list-near-needs.ts';
import { proposePair } from './near/propose-pair.ts';
import { explainMatch } from './reading/explain-match.ts';
import { listGroupMatches } from './reading/list-group-matches.ts';
import { listMatchGroups } from './reading/list-match-groups.ts';
import { listMatches } from './reading/list-matches.ts';
import { listOwnMatches } from './reading/list-own-matches.ts';
import { moveMatch } from './moves/move-match.ts';
import { showInterest, withdrawInterest } from './interest/show-interest.ts';
import { listMarks } from './marks/list-marks.ts';
import { markMatch } from './marks/mark-match.ts';
import { noteReading } from './readings/note-reading.ts';
import { undoMove } from './moves/undo-move.ts';
import { withdrawFromMatch } from './moves/withdraw-from-match.ts';
import { readMatchHistory } from './reading/read-history.ts';
import { readMatch } from './reading/read-match.ts';

/** Which use case answers which call. */
export const matchesHandlers = {
  'GET /matches/': listOwnMatches,
  'GET /match_cards/': listOwnCards,
  'GET /match_cards/groups/{by}/{id}/': listGroupCards,
  'GET /matches/{id}/': readMatch,
  'POST /matches/{id}/': moveMatch,
  'POST /matches/{id}/reading/': noteReading,
  'PUT /matches/{id}/interest/': showInterest,
  'DELETE /matches/{id}/interest/': withdrawInterest,
  'GET /match_marks/': listMarks,
  'PUT /matches/{id}/mark/': markMatch,
  'POST /matches/{id}/undo/': undoMove,
  'POST /matches/{id}/breaking/': breakEnrolment,
  'POST /matches/{id}/restoring/': restoreEnrolment,
  'GET /kept_enrolments/': listOwnKept,
  'POST /kept_enrolments/{id}/breaking/': breakKeptEnrolment,
  'POST /kept_enrolments/{id}/restoring/': restoreKeptEnrolment,
  'POST /matches/{id}/withdraw/': withdrawFromMatch,
  'GET /matches/{id}/explanation/': explainMatch,
  'GET /matches/{id}/history/': readMatchHistory,
  'GET /chances/': readChances,
  'GET /need_chances/': readNeedChances,
  'GET /chances/changes/': readChanges,
  'GET /offers/{id}/chances/changes/': readNeedChanges,
  'GET /near_pairs/applicant/{id}/': listNearNeeds,
  'GET /near_pairs/offer/{id}/': listNearCandidates,
  'GET /near_pairs/applicant/{id}/changes/': readChangesOfCandidate,
  'GET /near_pairs/offer/{id}/changes/': readChangesOfNeed,
  'POST /near_pairs/': proposePair,
  'GET /lists/matches/': listMatchRows,
  'GET /lists/matches/map/': mapMatches,
  'GET /match_applicants/': listMatches,
  'GET /match_applicants/groups/': listMatchGroups,
  'GET /match_applicants/groups/{by}/{id}/': listGroupMatches,
} satisfies Partial<Handlers>;
