import type { Handlers } from '../handler.ts';
import { fillSheet } from './behalf/fill-sheet.ts';
import { proposeForCandidate } from './behalf/propose-for-candidate.ts';
import { readSheetToFill } from './behalf/read-sheet-to-fill.ts';
import { deleteCandidate } from './delete-candidate.ts';
import { downloadResume } from './download-resume.ts';
import { listCandidates } from './list-candidates.ts';
import { listInvitedCandidates } from './list-invited-candidates.ts';
import { proposeFromResume } from './propose-from-resume.ts';
import { readCandidateProgress } from './read-candidate-progress.ts';
import { readCandidate } from './read-candidate.ts';
import { readOwnSheet } from './read-own-sheet.ts';
import { createSheet, updateSheet } from './save-sheet.ts';

/** Which use case answers which call. */
export const candidatesHandlers = {
  'GET /applicant/info/': readCandidateProgress,
  'GET /applicant/': listCandidates,
  'DELETE /applicant/{id}/': deleteCandidate,
  'GET /temp-applicants/': listInvitedCandidates,
  'GET /applicants/registration/': readOwnSheet,
  'POST /applicants/registration/': createSheet,
  'PUT /applicants/registration/': updateSheet,
  'GET /applicants/registration/{applicantId}/': readCandidate,
  'GET /applicants/registration/{applicantId}/correction/': readSheetToFill,
  'PUT /applicants/registration/{applicantId}/correction/': fillSheet,
  'POST /auto-fill/': proposeFromResume,
  'POST /applicants/registration/{applicantId}/auto-fill/': proposeForCandidate,
  'GET /download/{filename}/': downloadResume,
} satisfies Partial<Handlers>;
