import type { Channel } from '@tandem/domain/follow-up/settings/channels';
import { outgoingWithin } from '@tandem/domain/follow-up/outgoing';
import { towardsTutor, type Wait } from '@tandem/domain/follow-up/wait';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import type { Queries } from '../../../platform/database/database.ts';
import { tutorReach } from '../facts/tutor-reach.ts';
import { readFollowUp, type Followed } from '../facts/read-follow-up.ts';
import { readGeneralHolds } from '../settings/follow-up-settings-queries.ts';
import {
  findTutoredNeeds,
  findTutorReminders,
  type TutoredNeed,
  type TutorReminder,
} from './tutor-queries.ts';

/** A need about which its tutor is reminded. */
export interface Reminded {
  need: TutoredNeed;
  /** Its company. */
  person: Followed;
  wait: Wait;
  /** It is held back, and would leave otherwise; only where holds are looked at afterwards. */
  isHeld: boolean;
}

/** What leaves to one tutor, in one mail. */
export interface PlannedTutor {
  reminded: [Reminded, ...Reminded[]];
  channels: readonly Channel[];
  isSmsLeftOut: boolean;
}

/** When reminders left to an address, and the last day of them. */
const stateOf = (sent: readonly TutorReminder[]) => {
  const remindedAt = [...new Set(sent.map(({ at }) => at.getTime()))].map((at) => new Date(at));
  const days = remindedAt.map((at) => parisClock(at).day).toSorted();
  return { remindedAt, lastDay: days.at(-1) ?? null };
};

const nothingElse = {
  news: 0,
  changes: 0,
  isFirst: false,
  isFirstMessage: false,
  muted: [],
  isHeld: false,
  heldKinds: [],
};

/** Which tutors are reminded at that moment, if it is now: the limits of everybody hold for an address. */
export const planTutors = async (
  db: Queries,
  now: Date,
  { smsLeft: left, withHeld = false }: { smsLeft: number; withHeld?: boolean },
): Promise<PlannedTutor[]> => {
  const needs = await findTutoredNeeds(db);
  if (needs.length === 0) return [];
  const accounts = [...new Set(needs.map(({ accountId }) => accountId))];
  const { settings, people } = await readFollowUp(db, now, accounts);
  const sent = await findTutorReminders(db);
  const { isAllHeld, kinds } = await readGeneralHolds(db);
  const waits = new Map(
    people.flatMap((person) =>
      person.waits
        .filter(({ isAskedElsewhere }) => isAskedElsewhere)
        .map((wait) => [wait.subjectId, { person, wait }] as const),
    ),
  );
  let smsLeft = left;
  const ofAddress = Map.groupBy(sent, ({ address }) => address);
  return [...Map.groupBy(needs, ({ address }) => address)].flatMap(
    ([address, own]): PlannedTutor[] => {
      const told = ofAddress.get(address) ?? [];
      const open = own.flatMap((need): Reminded[] => {
        const waiting = waits.get(need.needId);
        const isHeld = isAllHeld || need.isHeld || kinds.includes('tutor_test');
        if (!waiting || (isHeld && !withHeld)) return [];
        const ofNeed = told.filter(({ subjectId }) => subjectId === need.needId);
        const { askedAt } = need;
        const moments = { begunAt: settings.begunAt, now };
        const due = towardsTutor(waiting.wait, settings.rules, { askedAt, sent: ofNeed }, moments);
        return [{ need, person: waiting.person, wait: due, isHeld }];
      });
      const phone = own.find((need) => need.phone !== null)?.phone ?? null;
      const reader = {
        ...nothingElse,
        ...stateOf(told),
        waits: open.map(({ wait }) => wait),
        reach: tutorReach({
          mail: own.find((need) => need.mail !== null)?.mail ?? null,
          phone,
          isMuted: own.some(({ isMuted }) => isMuted),
        }),
      };
      const { outgoing, isSmsLeftOut } = outgoingWithin(reader, now, settings, smsLeft);
      const [first, ...more] = open.filter(({ wait }) => outgoing?.reminders.includes(wait));
      if (!outgoing || !first) return [];
      const { channels } = outgoing;
      const reminded: PlannedTutor['reminded'] = [first, ...more];
      if (channels.includes('sms') && !reminded.every(({ isHeld }) => isHeld)) smsLeft -= 1;
      return [{ reminded, channels, isSmsLeftOut }];
    },
  );
};
