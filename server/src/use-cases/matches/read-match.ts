import type { Handler } from '../../call-handler.ts';
import { sideBySide } from '../../storage/database.ts';
import { found } from '../found.ts';
import { findOwnMatch } from './find-own-match.ts';
import { matchRecords } from './records.ts';

export const readMatch: Handler<'GET /matches/{id}/'> = async (
  services,
  { actor, params, journal },
) => {
  const { db } = services;
  const match = await findOwnMatch(db.read, actor, params.id);
  const [[record]] = await sideBySide(
    db.read,
    () => matchRecords(services, db.read, [match], actor.kind),
    () => journal.saw({ applicants: [match.applicant_id] }),
  );
  return found(record);
};
