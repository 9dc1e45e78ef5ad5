import { listOf, type Handler } from '../../call-handler.ts';
import { findMatches, summariseMatches } from '../../storage/matches.ts';
import { matchRecords } from './records.ts';

export const listMatches: Handler<'GET /match_applicants/'> = async (
  { db },
  { actor, query, journal },
) => {
  const rows = await findMatches(db.read, query, query);
  const { total } = await summariseMatches(db.read, query);
  await journal.sawList('matches', total);
  return listOf(await matchRecords(db.read, rows, actor.kind), total);
};
