import { listOf } from '../../platform/http/call.ts';
import { readPage } from '../../platform/database/queries/page.ts';
import { countMeetings, findMeetings, meetingRecords, meetingsOf } from '../calendar/index.ts';
import type { Handler } from '../handler.ts';

export const listMeetings: Handler<'GET /meetings/', 'db' | 'now'> = async (
  { db, now },
  { actor, query, auditLog },
) => {
  const at = now();
  const filter = { ...meetingsOf(actor), ...(query.when && { when: query.when, now: at }) };
  const { items, total } = await readPage(
    db.read,
    query,
    () => findMeetings(db.read, filter, query),
    () => countMeetings(db.read, filter),
  );
  // A candidate reads of needs, the others of people.
  if (actor.kind !== 'applicant') await auditLog.sawList('meetings', total);
  return listOf(await meetingRecords(db.read, items, actor.kind, at), total);
};
