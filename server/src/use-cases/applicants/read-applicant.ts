import { isStaff } from '@tandem/domain/roles';
import type { Handler } from '../../call-handler.ts';
import { findRegisteredApplicant } from '../../storage/applicants.ts';
import { findMatchedCompanyIds } from '../../storage/matches.ts';
import { mayReadApplicant } from '@tandem/domain/access';
import { Failure } from '@tandem/domain/errors';
import { found } from '../found.ts';
import { applicantRecord, matchedApplicant, skillNamesOf } from './records.ts';

export const readApplicant: Handler<'GET /applicants/registration/{applicantId}/'> = async (
  services,
  { actor, params, journal },
) => {
  const { db } = services;
  const row = found(await findRegisteredApplicant(db.read, params.applicantId));
  const matchedCompanyIds = isStaff(actor.kind) ? [] : await findMatchedCompanyIds(db.read, row.id);
  if (!mayReadApplicant(actor, { applicantId: row.id, matchedCompanyIds }))
    throw new Failure('not_found');
  await journal.saw({ applicants: [row.id] });
  const names = await skillNamesOf(services, db.read, [row], 'all');
  const record = isStaff(actor.kind) ? applicantRecord : matchedApplicant;
  return { applicant: record(row, names) };
};
