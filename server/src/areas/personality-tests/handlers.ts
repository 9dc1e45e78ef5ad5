import type { Handlers } from '../handler.ts';
import { readApplicantAnswers } from './read-candidate-answers.ts';
import { readTestLink } from './read-test-link.ts';
import { readApplicantQuestions, readCompanyQuestions } from './read-test-questions.ts';
import { saveApplicantAnswers } from './save-candidate-answers.ts';
import { saveTutorAnswers } from './save-tutor-answers.ts';

/** Which use case answers which call. */
export const personalityTestsHandlers = {
  'GET /applicant_test/metadata/': readApplicantQuestions,
  'GET /applicant_test/': readApplicantAnswers,
  'POST /applicant_test/': saveApplicantAnswers,
  'GET /company_test/metadata/': readCompanyQuestions,
  'GET /company_test/{token}/': readTestLink,
  'PUT /company_test/{token}/': saveTutorAnswers,
} satisfies Partial<Handlers>;
