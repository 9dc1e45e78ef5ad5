import { listOf, type Handler } from '../../call-handler.ts';
import { findMatches, summariseMatches } from '../../storage/matches.ts';
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
  const rows = await findMatches(db.read, own, query);
  const { total } = await summariseMatches(db.read, own);
  // A candidate reads of needs, a company of people.
  if (actor.kind === 'company') await journal.sawList('matches', total);
  return listOf(await matchRecords(db.read, rows, actor.kind), total);
};
