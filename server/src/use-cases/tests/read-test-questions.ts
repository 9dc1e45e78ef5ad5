import { testMetadata } from '@tandem/domain/personality-test';
import type { Handler } from '../../call-handler.ts';

export const readApplicantQuestions: Handler<'GET /applicant_test/metadata/'> = async () =>
  testMetadata('applicant');

export const readCompanyQuestions: Handler<'GET /company_test/metadata/'> = async () =>
  testMetadata('company');
