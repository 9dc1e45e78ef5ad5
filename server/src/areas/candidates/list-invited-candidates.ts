import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findInvitedCandidates } from './candidate-queries.ts';
import { temporaryCandidateRecord } from './candidate-records.ts';

export const listInvitedCandidates: Handler<'GET /temp-applicants/', 'config' | 'db'> = async (
  { db, config },
  { query, journal },
) => {
  const { items, total } = await findInvitedCandidates(db.read, query);
  await journal.sawList('candidates', total);
  return listOf(
    items.map((row) => temporaryCandidateRecord(config, row)),
    total,
  );
};
