import { isStaff } from '@tandem/domain/accounts/roles';
import type { Handler } from '../handler.ts';
import { findRegisteredApplicant } from './candidate-queries.ts';
import { findMatchedCompanyIds } from '../../scoring/stored/pair-queries.ts';
import { mayReadApplicant } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { applicantRecord, matchedApplicant } from './candidate-records.ts';
import { skillNamesOf } from '../reference/index.ts';

export const readApplicant: Handler<
  'GET /applicants/registration/{applicantId}/',
  'db' | 'skillNames'
> = async (services, { actor, params, journal }) => {
  const { db } = services;
  const row = orNotFound(await findRegisteredApplicant(db.read, params.applicantId));
  const matchedCompanyIds = isStaff(actor.kind) ? [] : await findMatchedCompanyIds(db.read, row.id);
  if (!mayReadApplicant(actor, { applicantId: row.id, matchedCompanyIds }))
    throw new Failure('not_found');
  await journal.saw({ applicants: [row.id] });
  const names = await skillNamesOf(services, db.read, [row], 'all');
  const record = isStaff(actor.kind) ? applicantRecord : matchedApplicant;
  return { applicant: record(row, names) };
};
