import { daysLater } from '../../calendar/elapsed.ts';
import { parisClock } from '../../calendar/paris-time.ts';
import { candidateCauses } from '../candidate-causes.ts';
import { companyCauses } from '../company-causes.ts';
import {
  candidateContractCauses,
  companyContractCauses,
} from '../contract-waits/contract-causes.ts';
import {
  candidatePreparingCauses,
  companyPreparingCauses,
} from '../contract-waits/preparing-causes.ts';
import type { Channel } from '../settings/channels.ts';
import { outgoingWithin, type Reader } from '../outgoing.ts';
import { towardsTutor, waitsOf, type Cause, type Sent, type Wait } from '../wait.ts';
import { isAlive, newCentre, start, tutorOf, type Centre, type Person } from './centre.ts';
import { carryOut, type Deed } from './deeds.ts';
import { candidateFacts, companyFacts, contractsOf, pairsOf, preparingOf } from './facts.ts';
import { whyOver } from './why-over.ts';
import { asItComes, type Setting } from './some-setting.ts';

const begunAt = daysLater(start, -30);

/** A message that left. */
export interface Left {
  to: number;
  at: Date;
  reminders: Wait[];
  news: boolean;
  channels: readonly Channel[];
  /** They had been told of no match before. */
  isFirst: boolean;
}

interface Memory {
  sent: Sent[];
  lastDay: string | null;
  remindedAt: Date[];
  newsUntil: Date | null;
}

const isCompany = ({ id }: Person): boolean => id > 10;

const causesOf = (centre: Centre, person: Person, now: Date): Cause[] => {
  const pairs = pairsOf(centre, person);
  const contracts = contractsOf(pairs);
  const preparing = preparingOf(centre, pairs);
  return isCompany(person)
    ? [
        ...companyCauses(companyFacts(centre, person, now), now),
        ...companyPreparingCauses(person.id, preparing),
        ...companyContractCauses(person.id, contracts),
      ]
    : [
        ...candidateCauses(candidateFacts(centre, person)),
        ...candidatePreparingCauses(person.id, preparing),
        ...candidateContractCauses(person.id, contracts),
      ];
};

const newsOf = (centre: Centre, person: Person, { newsUntil }: Memory): number =>
  pairsOf(centre, person).filter(
    (pair) => isAlive(centre, pair) && (newsUntil === null || pair.shownAt > newsUntil),
  ).length;

export interface Year {
  setting: Setting;
  left: Left[];
  /** SMS that left, by month. */
  sms: Map<string, number>;
  /** Waits that stood although what they wait for had happened, or was no more to be. */
  outlived: string[];
  /** Messages to whoever was held back, or had asked for none. */
  unwanted: string[];
  /** Who was told something else for the same facts in another order. */
  wavering: string[];
}

const inOrder = (waits: readonly Wait[]): string =>
  waits
    .map((wait) => JSON.stringify(wait))
    .toSorted()
    .join();

/** What leaves, within what the month has left. */
const leaving = (reader: Reader, now: Date, { setting, sms }: Year) => {
  const month = parisClock(now).day.slice(0, 7);
  const sent = sms.get(month) ?? 0;
  const { outgoing } = outgoingWithin(reader, now, setting.terms, setting.smsAMonth - sent);
  if (outgoing?.channels.includes('sms')) sms.set(month, sent + 1);
  return outgoing;
};

const look = (centre: Centre, person: Person, memory: Memory, now: Date, year: Year): void => {
  const causes = causesOf(centre, person, now);
  const { rules } = year.setting.terms;
  const waits = waitsOf(causes, rules, memory.sent, { begunAt, now });
  for (const wait of waits) {
    const why = whyOver(centre, person, wait, now);
    if (why !== null) year.outlived.push(`${now.toISOString()} ${person.id} ${wait.kind}: ${why}`);
  }
  const outgoing = leaving(
    {
      waits,
      news: person.registeredAt ? newsOf(centre, person, memory) : 0,
      changes: 0,
      isFirst: memory.newsUntil === null,
      isFirstMessage: memory.newsUntil === null,
      muted: person.isMuted ? ['news', 'reminders'] : [],
      isHeld: person.isHeld,
      heldKinds: [],
      lastDay: memory.lastDay,
      remindedAt: memory.remindedAt,
      reach: year.setting.reachOf(person.id),
    },
    now,
    year,
  );
  if (!outgoing) return;
  const turned = [causes.toReversed(), memory.sent.toReversed()] as const;
  if (inOrder(waitsOf(turned[0], rules, turned[1], { begunAt, now })) !== inOrder(waits))
    year.wavering.push(`${now.toISOString()} ${person.id}`);
  year.left.push({ to: person.id, at: now, isFirst: memory.newsUntil === null, ...outgoing });
  if (person.isMuted || person.isHeld || person.refusedAt)
    year.unwanted.push(`${now.toISOString()} ${person.id}`);
  memory.lastDay = parisClock(now).day;
  if (outgoing.news) memory.newsUntil = now;
  if (outgoing.reminders.length > 0) memory.remindedAt.push(now);
  for (const wait of outgoing.reminders)
    memory.sent.push({ ...wait, step: wait.step as number, at: now });
};

/** What leaves to the tutor whom a company has named, about its needs. */
const lookAtTutor = (centre: Centre, company: Person, memory: Memory, now: Date, year: Year) => {
  const { terms, reachOf } = year.setting;
  const { rules } = terms;
  const waits = waitsOf(causesOf(centre, company, now), rules, [], { begunAt, now })
    .filter(({ isAskedElsewhere }) => isAskedElsewhere)
    .map((wait) => {
      const sent = memory.sent.filter(({ subjectId }) => subjectId === wait.subjectId);
      return towardsTutor(wait, rules, { askedAt: null, sent }, { begunAt, now });
    });
  const { lastDay, remindedAt } = memory;
  const to = tutorOf(waits[0]?.subjectId ?? 0);
  if (to === null) return;
  const asked = {
    news: 0,
    changes: 0,
    isFirst: false,
    isFirstMessage: false,
    muted: [],
    isHeld: false,
  };
  const own = new Set(
    causesOf(centre, company, now).flatMap(({ elsewhereBy = [] }) => elsewhereBy),
  );
  const reach = reachOf(to).filter((channel) => own.has(channel));
  const reader = { ...asked, heldKinds: [], waits, lastDay, remindedAt, reach };
  const outgoing = leaving(reader, now, year);
  if (!outgoing) return;
  year.left.push({ to, at: now, isFirst: false, ...outgoing });
  const isRefused = outgoing.reminders.some(
    ({ subjectId }) => centre.needs.get(subjectId)?.tutorRefusedAt,
  );
  if (isRefused && outgoing.channels.includes('mail'))
    year.unwanted.push(`${now.toISOString()} ${to}`);
  memory.lastDay = parisClock(now).day;
  memory.remindedAt.push(now);
  for (const wait of outgoing.reminders)
    memory.sent.push({ ...wait, step: wait.step as number, at: now });
};

/** A year of a whole centre, looked at every three hours as the job does each quarter of one. */
export const playYear = (
  deeds: readonly Deed[],
  minute: number,
  setting: Setting = asItComes,
): Year => {
  const centre = newCentre();
  const year: Year = {
    setting,
    sms: new Map(),
    left: [],
    outlived: [],
    unwanted: [],
    wavering: [],
  };
  const memories = new Map<number, Memory>();
  for (const { id } of centre.people.values())
    memories.set(id, { sent: [], lastDay: null, remindedAt: [], newsUntil: null });
  const ofTutor: Memory = { sent: [], lastDay: null, remindedAt: [], newsUntil: null };
  const coming = deeds.toSorted((a, b) => a.day - b.day);
  let next = 0;
  for (let today = minute / 1440; today < 365; today += 1 / 8) {
    for (; (coming[next]?.day ?? 999) <= today; next += 1) carryOut(centre, coming[next] as Deed);
    const now = daysLater(start, today);
    for (const person of centre.people.values())
      if (person.invitedAt <= now)
        look(centre, person, memories.get(person.id) as Memory, now, year);
    lookAtTutor(centre, centre.people.get(11) as Person, ofTutor, now, year);
  }
  return year;
};
