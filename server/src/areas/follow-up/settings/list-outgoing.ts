import { nextOpenDay } from '@tandem/domain/calendar/quiet-hours';
import { channelKeys, type Channel } from '@tandem/domain/follow-up/settings/channels';
import { waitKindKeys, type WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import type { Handler } from '../../handler.ts';
import { pageOf } from '../../../platform/database/queries/page.ts';
import type { Followed } from '../facts/read-follow-up.ts';
import { inSight } from '../work/scope.ts';
import { planOutgoing, type Planned } from '../sending/plan-outgoing.ts';
import { planTutors, type PlannedTutor, type Reminded } from '../sending/plan-tutors.ts';
import { readFollowUpSettings, readGeneralHolds } from './follow-up-settings-queries.ts';

interface Leaving {
  news: number;
  others: number;
  reminders: WaitKind[];
  tutor_reminders: number;
  channels: Channel[];
  held: boolean;
}

const rowOf = ({ accountId, side, recordId, name }: Followed, leaving: Leaving) => ({
  account_id: accountId,
  side,
  record_id: recordId,
  name,
  ...leaving,
});

type ToTutor = Reminded & Pick<PlannedTutor, 'channels'>;

const together = (all: readonly { channels: readonly Channel[] }[]): Channel[] =>
  channelKeys.filter((channel) => all.some(({ channels }) => channels.includes(channel)));

/** What tutors are sent stands with the company that named them: it is held back with what the company is sent. */
const withTutors = (planned: readonly Planned[], toTutors: readonly ToTutor[]) => {
  const byCompany = Map.groupBy(toTutors, ({ person }) => person.accountId);
  const known = planned.map(
    ({ person, outgoing, newsCount, placed, closed, changed, written, isHeld }) =>
      rowOf(person, {
        news: outgoing.news ? newsCount : 0,
        others:
          (outgoing.news ? placed.length + closed.length : 0) + changed.length + written.length,
        reminders: outgoing.reminders.map(({ kind }) => kind),
        tutor_reminders: byCompany.get(person.accountId)?.length ?? 0,
        channels: together([outgoing, ...(byCompany.get(person.accountId) ?? [])]),
        held: isHeld,
      }),
  );
  for (const { person } of planned) byCompany.delete(person.accountId);
  const others = [...byCompany.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const held = [first, ...more].every(({ isHeld }) => isHeld);
    const tutor_reminders = 1 + more.length;
    const channels = together([first, ...more]);
    return [
      rowOf(first.person, { news: 0, others: 0, reminders: [], tutor_reminders, channels, held }),
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
  const tutors = await planTutors(db.read, at, { smsLeft: all.smsLeft, withHeld: true });
  const toTutors = tutors.flatMap(({ reminded, channels }) =>
    reminded.map((one) => ({ ...one, channels })),
  );
  const rows = withTutors(
    all.planned.filter(({ person }) => isSeen(person)),
    toTutors.filter(({ person }) => isSeen(person)),
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
