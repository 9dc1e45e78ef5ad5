import { listOf, type Handler } from '../../call-handler.ts';
import { countMatches, findMatches } from '../../storage/matches.ts';
import { readPage } from '../../storage/page.ts';
import { matchRecords } from './records.ts';

export const listGroupMatches: Handler<'GET /match_applicants/groups/{by}/{id}/'> = async (
  services,
  { actor, params, query, journal },
) => {
  const { db } = services;
  const group = params.by === 'offer' ? { offerId: params.id } : { applicantId: params.id };
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
