import { listOf, type Handler } from '../../call-handler.ts';
import { sideBySide } from '../../storage/database.ts';
import { countMatches, findMatches } from '../../storage/matches.ts';
import { found } from '../found.ts';
import { matchRecords } from './records.ts';

export const listOwnMatches: Handler<'GET /matches/'> = async (
  { db },
  { actor, query, journal },
) => {
  const own =
    actor.kind === 'applicant'
      ? { applicantId: found(actor.applicantId) }
      : { companyId: found(actor.companyId) };
  const [rows, total] = await sideBySide(
    db.read,
    () => findMatches(db.read, own, query),
    () => countMatches(db.read, own),
  );
  // A candidate reads of needs, a company of people.
  if (actor.kind === 'company') await journal.sawList('matches', total);
  return listOf(await matchRecords(db.read, rows, actor.kind), total);
};
