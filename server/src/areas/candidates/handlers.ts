import type { Handlers } from '../handler.ts';
import { deleteApplicant } from './delete-candidate.ts';
import { downloadResume } from './download-resume.ts';
import { listApplicants } from './list-candidates.ts';
import { listInvitedApplicants } from './list-invited-candidates.ts';
import { proposeFromResume } from './propose-from-resume.ts';
import { readApplicantProgress } from './read-candidate-progress.ts';
import { readApplicant } from './read-candidate.ts';
import { readOwnSheet } from './read-own-sheet.ts';
import { createSheet, updateSheet } from './save-sheet.ts';

/** Which use case answers which call. */
export const candidatesHandlers = {
  'GET /applicant/info/': readApplicantProgress,
  'GET /applicant/': listApplicants,
  'DELETE /applicant/{id}/': deleteApplicant,
  'GET /temp-applicants/': listInvitedApplicants,
  'GET /applicants/registration/': readOwnSheet,
  'POST /applicants/registration/': createSheet,
  'PUT /applicants/registration/': updateSheet,
  'GET /applicants/registration/{applicantId}/': readApplicant,
  'POST /auto-fill/': proposeFromResume,
  'GET /download/{filename}/': downloadResume,
} satisfies Partial<Handlers>;
