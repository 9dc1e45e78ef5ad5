import { centreRhythmKeys } from '@tandem/domain/needs/job';
import { z } from 'zod';
import { applicant, staff, type Calls } from '../call.ts';
import { id } from '../fields/fields.ts';
import { breakingBody, restoringBody } from './breaking-body.ts';
import { enrolmentRecord } from './enrolment-record.ts';

/** An enrolment whose company has deleted its account: it goes on, and nothing in it names the company. */
export const keptEnrolmentRecord = enrolmentRecord.extend({
  id: z.int(),
  session: z.string().nullable(),
  is_professional: z.boolean(),
  centre_rhythm: z.enum(centreRhythmKeys).nullable(),
});

export const keptEnrolmentCalls = {
  'GET /kept_enrolments/': {
    summary: 'Own enrolments with companies that have deleted their account',
    roles: applicant,
    auditAction: null,
    answer: z.object({ enrolments: z.array(keptEnrolmentRecord) }),
    addition: true,
  },
  'POST /kept_enrolments/{id}/breaking/': {
    summary:
      'Tell that the contract with a company which has no account any more has ended before its time',
    roles: staff,
    auditAction: 'break_enrolment',
    params: z.object({ id }),
    body: breakingBody,
    answer: keptEnrolmentRecord,
    addition: true,
  },
  'POST /kept_enrolments/{id}/restoring/': {
    summary: 'Take back such a break that was told by mistake',
    roles: staff,
    auditAction: 'restore_enrolment',
    params: z.object({ id }),
    body: restoringBody,
    answer: keptEnrolmentRecord,
    addition: true,
  },
} as const satisfies Calls;
