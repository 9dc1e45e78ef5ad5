import { listOf, type Handler } from '../../call-handler.ts';
import { countMatches, findMatches } from '../../storage/matches.ts';
import { readPage } from '../../storage/page.ts';
import { matchRecords } from './records.ts';

export const listMatches: Handler<'GET /match_applicants/'> = async (
  services,
  { actor, query, journal },
) => {
  const { db } = services;
  const { items, total } = await readPage(
    db.read,
    query,
    () => findMatches(db.read, query, query),
    () => countMatches(db.read, query),
  );
  await journal.sawList('matches', total);
  return listOf(await matchRecords(services, db.read, items, actor.kind), total);
};
