/** What the other rooms may use of this one. */
export { countPastEnrolments, keepEnrolments } from './past-enrolment-queries.ts';
