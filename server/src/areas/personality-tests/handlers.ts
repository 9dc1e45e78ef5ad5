import type { Handlers } from '../handler.ts';
import { readAskedAnswers } from './behalf/read-asked-answers.ts';
import { saveAskedAnswers } from './behalf/save-asked-answers.ts';
import { readCandidateAnswers } from './read-candidate-answers.ts';
import { readTestLink } from './read-test-link.ts';
import { readCandidateQuestions, readCompanyQuestions } from './read-test-questions.ts';
import { saveCandidateAnswers } from './save-candidate-answers.ts';
import { saveTutorAnswers } from './save-tutor-answers.ts';

/** Which use case answers which call. */
export const personalityTestsHandlers = {
  'GET /applicant_test/metadata/': readCandidateQuestions,
  'GET /applicant_test/': readCandidateAnswers,
  'POST /applicant_test/': saveCandidateAnswers,
  'GET /applicants/registration/{applicantId}/test/': readAskedAnswers,
  'PUT /applicants/registration/{applicantId}/test/': saveAskedAnswers,
  'GET /company_test/metadata/': readCompanyQuestions,
  'GET /company_test/{token}/': readTestLink,
  'PUT /company_test/{token}/': saveTutorAnswers,
} satisfies Partial<Handlers>;
