/** What the other rooms may use of this one. */
export {
  addEnrolment,
  annulEnrolment,
  findEnrolments,
  findLastEnrolment,
  writeBreak,
  writeEnrolmentDays,
  writeRestored,
  type Enrolment,
} from './enrolment-queries.ts';
export { enrolmentRecord, stateOf } from './enrolment-record.ts';
export { countBreaks, type BreakCounts } from './break-count-queries.ts';
export { countedBySession } from './counted-candidates.ts';
export { findCourses } from './courses/course-queries.ts';
export { keepCourse, keepCoursesWith } from './courses/keep-courses.ts';
export {
  findKeptOf,
  isHeldWithoutCompany,
  isPlacedAgain,
  lockKept,
  writeKeptBreak,
  writeKeptRestored,
  type KeptEnrolment,
  type LockedKept,
} from './kept/kept-queries.ts';
export { keptEnrolmentRecord } from './kept/kept-record.ts';
export { countPastEnrolments, keepEnrolments } from './past-enrolment-queries.ts';
