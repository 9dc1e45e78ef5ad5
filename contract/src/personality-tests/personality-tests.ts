import { recordOf } from '@tandem/domain/fields/record-of';
import { testQuestionNames } from '@tandem/domain/personality-tests/personality-test';
import { z } from 'zod';
import { applicant, everyone, signedIn, staff, type Calls } from '../call.ts';
import { id, storable, token, unstorable } from '../fields/fields.ts';
import { message } from '../fields/shapes.ts';

/** Which answers count is domain/personality-test's to say, so that all faults stand under their questions at once. */
const answer = z
  .preprocess(
    (value: string | number | null) => {
      if (typeof value === 'string') return value;
      return typeof value === 'object' ? '' : String(value);
    },
    z.string().max(5000).refine(storable, unstorable),
  )
  .optional();

const answers = z.object(recordOf(testQuestionNames, () => answer));

const metadata = z.record(
  z.string(),
  z.object({ label: z.string(), choices: z.record(z.string(), z.string()).optional() }),
);

export const personalityTestCalls = {
  'GET /applicant_test/metadata/': {
    summary: "Questions of the candidate's personality test",
    roles: signedIn,
    auditAction: null,
    answer: metadata,
  },
  'GET /applicant_test/': {
    summary: "The candidate's answers; empty before the test",
    roles: applicant,
    auditAction: null,
    answer: z.record(z.string(), z.string()),
  },
  'POST /applicant_test/': {
    summary: 'Save the answers',
    roles: applicant,
    auditAction: 'save_test',
    body: answers,
    answer: z.record(z.string(), z.string()),
  },
  'GET /applicants/registration/{applicantId}/test/': {
    summary:
      'The answers of a candidate without an address, for the staff who ask them; empty before the test',
    roles: staff,
    auditAction: 'see_candidate',
    params: z.object({ applicantId: id }),
    answer: z.record(z.string(), z.string()),
    addition: true,
  },
  'PUT /applicants/registration/{applicantId}/test/': {
    summary: 'Save what a candidate without an address has answered to the staff',
    roles: staff,
    auditAction: 'fill_test',
    params: z.object({ applicantId: id }),
    body: answers,
    answer: z.record(z.string(), z.string()),
    addition: true,
  },
  'GET /company_test/metadata/': {
    summary: "Questions of the tutor's personality test",
    roles: everyone,
    auditAction: null,
    answer: metadata,
  },
  'GET /company_test/{token}/': {
    summary: 'Which need a test link is for',
    roles: everyone,
    auditAction: null,
    params: z.object({ token }),
    answer: z.object({ title: z.string(), company: z.string(), done: z.boolean() }),
    addition: true,
  },
  'PUT /company_test/{token}/': {
    summary: "Save the tutor's answers: the need becomes active",
    roles: everyone,
    auditAction: 'save_tutor_test',
    params: z.object({ token }),
    body: answers,
    answer: message,
  },
} as const satisfies Calls;
