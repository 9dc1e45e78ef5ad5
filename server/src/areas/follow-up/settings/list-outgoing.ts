import { nextOpenDay } from '@tandem/domain/calendar/quiet-hours';
import { waitKindKeys } from '@tandem/domain/follow-up/wait-kinds';
import type { Handler } from '../../handler.ts';
import { pageOf } from '../../../platform/database/queries/page.ts';
import { inSight } from '../work/scope.ts';
import { planOutgoing, type Planned } from '../sending/plan-outgoing.ts';
import { readFollowUpSettings, readGeneralHolds } from './settings-queries.ts';

const recordOf = ({ person, outgoing, newsCount, isHeld }: Planned) => ({
  account_id: person.accountId,
  side: person.side,
  record_id: person.recordId,
  name: person.name,
  news: outgoing.news ? newsCount : 0,
  reminders: outgoing.reminders.map(({ kind }) => kind),
  held: isHeld,
});

/** As everything stands now: what is done until then leaves no more. */
export const listOutgoing: Handler<'GET /follow-up/outgoing/', 'db' | 'now'> = async (
  { db, now },
  { actor, query, auditLog },
) => {
  const { digestHour } = await readFollowUpSettings(db.read);
  const at = nextOpenDay(now(), digestHour);
  const all = await planOutgoing(db.read, at, { withHeld: true });
  const isSeen = inSight(actor);
  const planned = all.planned.filter(({ person }) => isSeen(person));
  const holds = await readGeneralHolds(db.read);
  await auditLog.sawList('candidates', planned.length);
  return {
    at: at.toISOString(),
    total: planned.length,
    held: {
      all: holds.isAllHeld,
      kinds: waitKindKeys.filter((kind) => holds.kinds.includes(kind)),
    },
    items: pageOf(planned, query).map(recordOf),
  };
};
