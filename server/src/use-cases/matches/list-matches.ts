import { listOf, type Handler } from '../../call-handler.ts';
import { sideBySide } from '../../storage/database.ts';
import { countMatches, findMatches } from '../../storage/matches.ts';
import { matchRecords } from './records.ts';

export const listMatches: Handler<'GET /match_applicants/'> = async (
  { db },
  { actor, query, journal },
) => {
  const [rows, total] = await sideBySide(
    db.read,
    () => findMatches(db.read, query, query),
    () => countMatches(db.read, query),
  );
  await journal.sawList('matches', total);
  return listOf(await matchRecords(db.read, rows, actor.kind), total);
};
