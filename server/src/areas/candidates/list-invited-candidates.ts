import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findInvitedApplicants } from './candidate-queries.ts';
import { temporaryApplicantRecord } from './candidate-records.ts';

export const listInvitedApplicants: Handler<'GET /temp-applicants/', 'config' | 'db'> = async (
  { db, config },
  { query, journal },
) => {
  const { items, total } = await findInvitedApplicants(db.read, query);
  await journal.sawList('candidates', total);
  return listOf(
    items.map((row) => temporaryApplicantRecord(config, row)),
    total,
  );
};
