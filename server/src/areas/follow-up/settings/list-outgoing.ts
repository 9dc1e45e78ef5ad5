import { nextOpenDay } from '@tandem/domain/calendar/quiet-hours';
import { waitKindKeys } from '@tandem/domain/follow-up/wait-kinds';
import type { Handler } from '../../handler.ts';
import { pageOf } from '../../../platform/database/queries/page.ts';
import { inSight } from '../work/scope.ts';
import { planOutgoing, type Planned } from '../sending/plan-outgoing.ts';
import { planTutors, type Reminded } from '../sending/plan-tutors.ts';
import { readFollowUpSettings, readGeneralHolds } from './settings-queries.ts';

const recordOf = ({ person, outgoing, newsCount, isHeld }: Planned) => ({
  account_id: person.accountId,
  side: person.side,
  record_id: person.recordId,
  name: person.name,
  news: outgoing.news ? newsCount : 0,
  reminders: outgoing.reminders.map(({ kind }) => kind),
  tutor_reminders: 0,
  held: isHeld,
});

type Row = ReturnType<typeof recordOf>;

/** What tutors are sent stands with the company that named them: it is held back with what the company is sent. */
const withTutors = (rows: readonly Row[], reminded: readonly Reminded[]): Row[] => {
  const byCompany = Map.groupBy(reminded, ({ person }) => person.accountId);
  const known = rows.map((row) => ({
    ...row,
    tutor_reminders: byCompany.get(row.account_id)?.length ?? 0,
  }));
  const told = new Set(rows.map((row) => row.account_id));
  const others = [...byCompany].flatMap(([accountId, all]): Row[] => {
    const [{ person }] = all as [Reminded, ...Reminded[]];
    if (told.has(accountId)) return [];
    return [
      {
        account_id: accountId,
        side: person.side,
        record_id: person.recordId,
        name: person.name,
        news: 0,
        reminders: [],
        tutor_reminders: all.length,
        held: all.every(({ isHeld }) => isHeld),
      },
    ];
  });
  return [...known, ...others];
};

/** As everything stands now: what is done until then leaves no more. */
export const listOutgoing: Handler<'GET /follow-up/outgoing/', 'db' | 'now'> = async (
  { db, now },
  { actor, query, auditLog },
) => {
  const { digestHour } = await readFollowUpSettings(db.read);
  const at = nextOpenDay(now(), digestHour);
  const all = await planOutgoing(db.read, at, { withHeld: true });
  const isSeen = inSight(actor);
  const planned = all.planned.filter(({ person }) => isSeen(person)).map(recordOf);
  const tutors = await planTutors(db.read, at, { withHeld: true });
  const rows = withTutors(
    planned,
    tutors.flat().filter(({ person }) => isSeen(person)),
  );
  const holds = await readGeneralHolds(db.read);
  await auditLog.sawList('candidates', rows.length);
  return {
    at: at.toISOString(),
    total: rows.length,
    held: {
      all: holds.isAllHeld,
      kinds: waitKindKeys.filter((kind) => holds.kinds.includes(kind)),
    },
    items: pageOf(rows, query),
  };
};
