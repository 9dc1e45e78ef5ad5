import { listOf, type Handler } from '../../call-handler.ts';
import { findInvitedApplicants } from '../../storage/applicants.ts';
import { temporaryApplicantRecord } from './records.ts';

export const listInvitedApplicants: Handler<'GET /temp-applicants/'> = async (
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
