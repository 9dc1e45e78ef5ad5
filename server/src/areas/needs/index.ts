/** What the other rooms may use of this one. */
export {
  addNeed,
  findNeedByToken,
  findNeedRow,
  findNeedRows,
  findNeedsOf,
  findProgrammeIdsOf,
  lockNeed,
  lockNeedByToken,
  type Need,
  updateNeed,
} from './need-queries.ts';
export { tutorReminder, tutorReminderSms } from './tutor-messages.ts';
export {
  deleteIdleTutorReaders,
  findTutorReader,
  isTutorMuted,
  muteTutor,
  tutorLessToken,
} from './tutor-readers.ts';
export { matchedNeed } from './need-records.ts';
export { sendLinkAnew, type TutorStanding } from './send-tutor-link.ts';
export { findNeedMoves } from './states/need-move-queries.ts';
export { changedParagraphs, changedSubject, ifItDoesNotSuit } from './saving/change-words.ts';
export { closeNeedFor } from './states/close-need.ts';
export { expireNeed } from './states/expire-need.ts';
export { countWaiting } from './states/need-move-queries.ts';
export {
  type ClosingFacts,
  closingNotice,
  closingSubject,
  meaningUnanswered,
} from './states/messages.ts';
export { reopenNeedFor } from './states/reopen-need.ts';
export { returnSetAside } from './states/return-set-aside.ts';
export { tellNeedBatch } from './states/together/tell-gathered.ts';
export { dailyBatch } from './states/together/untold-move-queries.ts';
export { tellNight } from './states/together/tell-night.ts';
export { setNeedState } from './states/set-need-state.ts';
export { settleSeats } from './states/settle-seats.ts';
