import { isStaff } from '@tandem/domain/accounts/roles';
import type { Handler } from '../handler.ts';
import { findRegisteredCandidate } from './candidate-queries.ts';
import { findMatchedCompanyIds } from '../../scoring/stored/pair-queries.ts';
import { mayReadCandidate } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { candidateRecord, matchedCandidate } from './candidate-records.ts';
import { skillNamesOf } from '../reference/index.ts';

export const readCandidate: Handler<
  'GET /applicants/registration/{applicantId}/',
  'db' | 'skillNames'
> = async (services, { actor, params, auditLog }) => {
  const { db } = services;
  const row = orNotFound(await findRegisteredCandidate(db.read, params.applicantId));
  const matchedCompanyIds = isStaff(actor.kind) ? [] : await findMatchedCompanyIds(db.read, row.id);
  if (
    !mayReadCandidate(actor, {
      candidateId: row.id,
      programmeId: row.formation_id,
      matchedCompanyIds,
    })
  )
    throw new Failure('not_found');
  await auditLog.saw({ applicants: [row.id] });
  const names = await skillNamesOf(services, db.read, [row], 'all');
  const record = isStaff(actor.kind) ? candidateRecord : matchedCandidate;
  return { applicant: record(row, names) };
};
