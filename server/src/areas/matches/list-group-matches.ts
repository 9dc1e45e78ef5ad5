import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { countMatches, findMatches } from './match-queries.ts';
import { readPage } from '../../platform/database/page.ts';
import { matchRecords } from './match-records.ts';

export const listGroupMatches: Handler<
  'GET /match_applicants/groups/{by}/{id}/',
  'db' | 'skillNames'
> = async (services, { actor, params, query, journal }) => {
  const { db } = services;
  const group = params.by === 'offer' ? { needId: params.id } : { candidateId: params.id };
  const filter = { ...query, ...group };
  const { items, total } = await readPage(
    db.read,
    query,
    () => findMatches(db.read, filter, query),
    () => countMatches(db.read, filter),
  );
  await journal.sawList('matches', total);
  return listOf(await matchRecords(services, db.read, items, actor.kind), total);
};
