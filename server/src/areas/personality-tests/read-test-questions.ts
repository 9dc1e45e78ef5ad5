import { testMetadata } from '@tandem/domain/personality-tests/personality-test';
import type { Handler } from '../handler.ts';

export const readCandidateQuestions: Handler<'GET /applicant_test/metadata/'> = async () =>
  testMetadata('applicant');

export const readCompanyQuestions: Handler<'GET /company_test/metadata/'> = async () =>
  testMetadata('company');
