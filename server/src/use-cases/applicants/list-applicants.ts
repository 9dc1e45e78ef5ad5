import { listOf, type Handler } from '../../call-handler.ts';
import { findRegisteredApplicants } from '../../storage/applicants.ts';
import { applicantRecord, skillNamesOf } from './records.ts';

export const listApplicants: Handler<'GET /applicant/'> = async (services, { query, journal }) => {
  const { db } = services;
  const { items, total } = await findRegisteredApplicants(db.read, query);
  const names = await skillNamesOf(services, db.read, items, 'all');
  await journal.sawList('candidates', total);
  return listOf(
    items.map((row) => applicantRecord(row, names)),
    total,
  );
};
