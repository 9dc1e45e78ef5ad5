import type { Handler } from '../../handler.ts';
import { sideBySide } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { findOwnMatch } from './find-own-match.ts';
import { matchRecords } from './match-records.ts';

export const readMatch: Handler<'GET /matches/{id}/', 'db' | 'now' | 'skillNames'> = async (
  services,
  { actor, params, auditLog },
) => {
  const { db } = services;
  const match = await findOwnMatch(db.read, actor, params.id);
  const [[record]] = await sideBySide(
    db.read,
    () => matchRecords(services, db.read, [match], actor),
    () => auditLog.saw({ applicants: [match.applicant_id] }),
  );
  return orNotFound(record);
};
