/** What the other rooms may use of this one. */
export {
  type Applicant,
  findApplicant,
  findSheet,
  findSheets,
  lockApplicant,
  updateApplicant,
} from './candidate-queries.ts';
export { matchedApplicant } from './candidate-records.ts';
export { eraseApplicant } from './erase-candidate.ts';
export { type StoredResume, storeResume } from './store-resume.ts';
