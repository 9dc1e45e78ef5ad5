/** What the other rooms may use of this one. */
export {
  type Candidate,
  findCandidate,
  findSheet,
  findSheets,
  lockCandidate,
  updateCandidate,
} from './candidate-queries.ts';
export { matchedCandidate } from './candidate-records.ts';
export { eraseCandidate } from './erase-candidate.ts';
export { recogniseResume, recogniseWaiting } from './recognising/recognise-resume.ts';
export { findUncountedResume } from './recognising/resume-scan-queries.ts';
export { type StoredResume, storeResume } from './store-resume.ts';
export { findPromising, standingsWithCompanies } from './tell-leaving.ts';
