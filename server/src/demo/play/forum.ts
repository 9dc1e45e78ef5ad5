import { addDays } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { usualForumLength } from '@tandem/domain/forums/forum';
import { createForum, fillPlan, inviteGuests, publishForum } from '../../areas/forums/index.ts';
import type { Services } from '../../areas/services.ts';
import type { SignedInActor } from '../../platform/http/call.ts';
import { daysBefore, isOfficeDay } from '../calendar.ts';
import type { TradeKey } from '../data/trades.ts';
import type { DemoPlan } from '../plan/plan.ts';
import type { Random } from '../random.ts';
import type { Written } from '../write/written.ts';
import { requestOf, servicesAt } from './in-the-past.ts';
import type { Showcase } from './showcase.ts';

const daysAhead = 12;

/** Of the candidate, the company and the manager who are shown: each finds the day on their screens. */
const tradesOf = (plan: DemoPlan, showcase: Showcase): Set<TradeKey> => {
  const manager = plan.managers.find(({ email }) => email === showcase.manager);
  const candidate = plan.candidates.find(({ email }) => email === showcase.candidate);
  const company = plan.companies.find(({ email }) => email === showcase.company);
  const needs = company?.needs.filter(({ session }) => session === 'current') ?? [];
  return new Set([
    ...(manager?.trades.slice(0, 1) ?? []),
    ...(candidate ? [candidate.trade] : []),
    ...needs.map(({ trade }) => trade),
  ]);
};

/** Who could be invited by then. */
const guestsAt = (at: Date, plan: DemoPlan, { accounts, offers }: Written) => {
  const candidates = plan.candidates.filter(({ test }) => test && test.doneAt < at);
  const needs = plan.companies
    .flatMap((company) => company.needs)
    .filter(({ activatedAt }) => activatedAt && activatedAt < at);
  return {
    candidateIds: new Set(candidates.map((one) => accounts.get(one)?.recordId)),
    needIds: new Set(needs.map((one) => offers.get(one))),
  };
};

const dayFrom = (day: string): string => (isOfficeDay(day) ? day : dayFrom(addDays(day, 1)));

/** What the superuser asks for at that moment. */
const requestAt = (past: Services, accountId: number, email: string) => {
  const actor: SignedInActor = {
    kind: 'superuser',
    accountId,
    signInId: 0,
    linkedProgrammeIds: null,
    isLimited: false,
    email,
    candidateId: null,
    companyId: null,
  };
  return requestOf(past, actor, 'plan_forum');
};

const formOf = (today: string) =>
  ({
    name: 'Forum de l’alternance',
    place: 'Au centre, salle polyvalente',
    day: dayFrom(addDays(today, daysAhead)),
    starts: '09:00',
    ends: '12:30',
    pause_starts: '10:30',
    pause_ends: '10:50',
    minutes: usualForumLength,
    most: 3,
  }) as const;

/** The centre has published a forum day that is still to come, with the meetings that Tandem has found for it. */
export const planForum = async (
  services: Services,
  plan: DemoPlan,
  written: Written,
  { showcase, random }: { showcase: Showcase; random: Random },
): Promise<void> => {
  const now = services.now();
  const at = daysBefore(now, 1, random);
  const past = servicesAt(services, at);
  const request = requestAt(past, written.superuserId, showcase.superuser);
  const forum = await createForum(past, {
    ...request,
    params: undefined,
    body: {
      ...formOf(parisClock(now).day),
      session_id: written.sessions.current,
      formations_ids: [...tradesOf(plan, showcase)].map(
        (trade) => written.formations.get(trade) ?? 0,
      ),
    },
  });
  if (!('meetings' in forum)) return;
  const params = { id: forum.id };
  const { candidateIds, needIds } = guestsAt(at, plan, written);
  const idsIn = (rows: readonly { id: number }[], known: ReadonlySet<number | undefined>) =>
    rows.flatMap(({ id }) => (known.has(id) ? [id] : []));
  await inviteGuests(past, {
    ...request,
    params,
    body: {
      applicants: idsIn(forum.applicants, candidateIds),
      offers: idsIn(forum.offers, needIds),
    },
  });
  const filled = await fillPlan(past, { ...request, params, body: undefined });
  // Where few candidates were asked for, nobody may be left to meet.
  if ('meetings' in filled && filled.meetings.length > 0)
    await publishForum(past, { ...request, params, body: undefined });
};
