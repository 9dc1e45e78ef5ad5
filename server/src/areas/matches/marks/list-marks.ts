import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { pageOfList } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMarks } from './mark-queries.ts';
import { markRecord } from './mark-records.ts';

export const listMarks: Handler<'GET /match_marks/', 'db'> = async ({ db }, { actor, query }) => {
  const rows = await findOwnMarks(
    db.read,
    actor.kind === 'applicant'
      ? { candidateId: orNotFound(actor.candidateId) }
      : { companyId: orNotFound(actor.companyId) },
  );
  return pageOfList(
    rows.map((row) => markRecord(pairOfRow(row), row)),
    query,
  );
};
