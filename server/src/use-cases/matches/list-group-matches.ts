import { listOf, type Handler } from '../../call-handler.ts';
import { findMatches, summariseMatches } from '../../storage/matches.ts';
import { matchRecords } from './records.ts';

export const listGroupMatches: Handler<'GET /match_applicants/groups/{by}/{id}/'> = async (
  { db },
  { actor, params, query, journal },
) => {
  const group = params.by === 'offer' ? { offerId: params.id } : { applicantId: params.id };
  const filter = { ...query, ...group };
  const rows = await findMatches(db.read, filter, query);
  const { total } = await summariseMatches(db.read, filter);
  await journal.sawList('matches', total);
  return listOf(await matchRecords(db.read, rows, actor.kind), total);
};
