import { sightOf } from '@tandem/domain/accounts/access';
import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findRegisteredCandidates } from './candidate-queries.ts';
import { candidateRecord } from './candidate-records.ts';
import { skillNamesOf } from '../reference/index.ts';

export const listCandidates: Handler<'GET /applicant/', 'db' | 'skillNames'> = async (
  services,
  { actor, query, auditLog },
) => {
  const { db } = services;
  const { items, total } = await findRegisteredCandidates(db.read, query, sightOf(actor));
  const names = await skillNamesOf(services, db.read, items, 'all');
  await auditLog.sawList('candidates', total);
  return listOf(
    items.map((row) => candidateRecord(row, names)),
    total,
  );
};
