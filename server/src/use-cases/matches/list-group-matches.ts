import { listOf, type Handler } from '../../call-handler.ts';
import { sideBySide } from '../../storage/database.ts';
import { countMatches, findMatches } from '../../storage/matches.ts';
import { matchRecords } from './records.ts';

export const listGroupMatches: Handler<'GET /match_applicants/groups/{by}/{id}/'> = async (
  { db },
  { actor, params, query, journal },
) => {
  const group = params.by === 'offer' ? { offerId: params.id } : { applicantId: params.id };
  const filter = { ...query, ...group };
  const [rows, total] = await sideBySide(
    db.read,
    () => findMatches(db.read, filter, query),
    () => countMatches(db.read, filter),
  );
  await journal.sawList('matches', total);
  return listOf(await matchRecords(db.read, rows, actor.kind), total);
};
