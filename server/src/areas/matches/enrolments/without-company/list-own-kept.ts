import { orNotFound } from '../../../../platform/http/or-not-found.ts';
import { findKeptOf, keptEnrolmentRecord } from '../../../enrolments/index.ts';
import type { Handler } from '../../../handler.ts';

export const listOwnKept: Handler<'GET /kept_enrolments/', 'db' | 'now'> = async (
  { db, now },
  { actor },
) => {
  const rows = await findKeptOf(db.read, orNotFound(actor.candidateId));
  return { enrolments: rows.map((row) => keptEnrolmentRecord(row, actor.kind, now())) };
};
