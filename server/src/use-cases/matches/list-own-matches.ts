import { listOf, type Handler } from '../../call-handler.ts';
import { countMatches, findMatches } from '../../storage/matches.ts';
import { readPage } from '../../storage/page.ts';
import { found } from '../found.ts';
import { matchRecords } from './records.ts';

export const listOwnMatches: Handler<'GET /matches/'> = async (
  services,
  { actor, query, journal },
) => {
  const { db } = services;
  const own =
    actor.kind === 'applicant'
      ? { applicantId: found(actor.applicantId) }
      : { companyId: found(actor.companyId) };
  const { items, total } = await readPage(
    db.read,
    query,
    () => findMatches(db.read, own, query),
    () => countMatches(db.read, own),
  );
  // A candidate reads of needs, a company of people.
  if (actor.kind === 'company') await journal.sawList('matches', total);
  return listOf(await matchRecords(services, db.read, items, actor.kind), total);
};
