import type { CandidateState, CompanyState, NeedState } from './tables.ts';

/** The columns of the three tables of fields that are in no table of fields: a test holds them to the database. */
export const technicalColumns = {
  applicants: [
    'id',
    'account_id',
    'latitude',
    'longitude',
    'resume_text',
    'resume_scan',
    'resume_tries',
    'prepared_text',
    'page_done_at',
    'test_answers',
    'test_done_at',
    'changed_at',
    'filled_at',
    'filled_by',
    'reread_at',
  ],
  companies: [
    'id',
    'account_id',
    'latitude',
    'longitude',
    'page_done_at',
    'filled_at',
    'filled_by',
    'reread_at',
  ],
  offers: [
    'id',
    'company_id',
    'latitude',
    'longitude',
    'prepared_text',
    'token',
    'test_answers',
    'activated_at',
    'created_at',
    'changed_at',
    'state',
    'state_since',
    'set_aside_until',
    'filled_by',
    'tutor_asked_at',
    'tutor_refused_at',
    'tutor_returned',
    'tutor_phone_refused_at',
    'tutor_muted',
    'test_answered_by',
    'version',
  ],
} as const satisfies {
  applicants: readonly (keyof CandidateState)[];
  companies: readonly (keyof CompanyState)[];
  offers: readonly (keyof NeedState)[];
};
