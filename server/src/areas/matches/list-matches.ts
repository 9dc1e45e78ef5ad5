import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { countMatches, findMatches } from './match-queries.ts';
import { readPage } from '../../platform/database/page.ts';
import { matchRecords } from './match-records.ts';

export const listMatches: Handler<'GET /match_applicants/', 'db' | 'skillNames'> = async (
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
