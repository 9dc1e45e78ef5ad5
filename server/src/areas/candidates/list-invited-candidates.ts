import { sightOf } from '@tandem/domain/accounts/access';
import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findInvitedCandidates } from './candidate-queries.ts';
import { temporaryCandidateRecord } from './candidate-records.ts';

export const listInvitedCandidates: Handler<'GET /temp-applicants/', 'config' | 'db'> = async (
  { db, config },
  { actor, query, auditLog },
) => {
  const { items, total } = await findInvitedCandidates(db.read, query, sightOf(actor));
  await auditLog.sawList('candidates', total);
  return listOf(
    items.map((row) => temporaryCandidateRecord(config, row)),
    total,
  );
};
