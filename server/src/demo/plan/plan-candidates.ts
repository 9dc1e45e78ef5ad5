import type { ContractType } from '@tandem/domain/reference/contract-types';
import { answerTest } from './answers.ts';
import { day, daysBefore, hour, later, reminderBetween, schoolYears } from '../calendar.ts';
import { basinKeys, basins, type BasinKey } from '../data/basins.ts';
import { candidateMotivations } from '../data/motivations.ts';
import type { Trade } from '../data/trade.ts';
import { tradeKeys, trades, type TradeKey } from '../data/trades.ts';
import type { Registry } from './people.ts';
import type { DemoCandidate, DemoCompany, DemoSheet, Person, SessionKey } from './plan.ts';
import { dealer, type Random } from '../random.ts';
import { reachOf } from './reach.ts';
import { composeResume } from '../resume/compose.ts';
import { layoutsFor } from '../resume/layouts.ts';
import { openSummaryDeals, writeSummary, type SummaryDeals } from './summary-text.ts';
import { gendered, typeset } from './words.ts';

/** How far candidates have come, in shares of all. */
const shares = { invited: 0.125, account: 0.04, sheet: 0.06, previous: 0.175 };

type Stage = 'invited' | 'account' | 'sheet' | 'complete';

/** Imports by the staff, in days before now; the last ones are for those who have only just begun. */
const imports: Record<Stage, readonly number[]> = {
  invited: [51, 44, 30, 16, 9, 4, 2],
  account: [16, 9, 4],
  sheet: [30, 16, 9],
  complete: [58, 51, 44, 37, 30, 23, 16],
};
const importsBefore = [415, 408, 400];

interface Setting {
  now: Date;
  random: Random;
  registry: Registry;
  summaries: SummaryDeals;
  motivation: () => string;
  elsewhere: () => BasinKey;
  companies: readonly DemoCompany[];
}

const contractOf = (trade: TradeKey, random: Random): ContractType =>
  random.weighted<ContractType>([
    ['apprentissage', trade === 'sams' ? 35 : 72],
    ['professionnalisation', trade === 'sams' ? 35 : 10],
    ['Autre', 18],
  ]);

/** Most people look where there is something to find; some live elsewhere. */
const basinOf = (trade: TradeKey, session: SessionKey, setting: Setting): BasinKey => {
  const { random, companies, elsewhere } = setting;
  const near = companies.flatMap(({ data, needs }) =>
    needs
      .filter((need) => need.trade === trade && need.session === session && need.activatedAt)
      .map(() => data.basin),
  );
  const share = session === 'previous' ? 1 : 0.84;
  return near.length > 0 && random.chance(share) ? random.pick(near) : elsewhere();
};

const skillsOf = (trade: Trade, random: Random): number[] => {
  const fromRoles = Object.values(trade.roles).flatMap(({ skills }) => skills);
  return [
    ...new Set([
      ...random.some(trade.skills, random.integer(4, 6)),
      ...random.some(fromRoles, random.integer(1, 3)),
    ]),
  ];
};

const shortened = (summary: string, random: Random): string | null =>
  random.weighted<string | null>([
    [summary, 72],
    [`${summary.split('. ')[0] ?? summary}.`.replace('..', '.'), 16],
    [null, 12],
  ]);

const planSheet = (
  person: Person & { email: string; phone: string },
  place: { trade: TradeKey; session: SessionKey },
  savedAt: Date,
  setting: Setting,
): DemoSheet => {
  const { now, random, summaries } = setting;
  const trade: Trade = trades[place.trade];
  const basin = basinOf(place.trade, place.session, setting);
  const [city, zipCode] = random.pick<readonly [string, string]>(basins[basin]);
  const opening = summaries.opening(trade);
  const path = trade.paths[opening.path ?? random.integer(0, trade.paths.length - 1)];
  if (!path) throw new Error('A trade without that path.');
  const skills = skillsOf(trade, random);
  const facts = { opening, trade, path, city, civility: person.civility };
  const profile = writeSummary(facts, summaries, random);
  const start = schoolYears(now).start - (place.session === 'previous' ? 1 : 0);
  const summary = shortened(profile, random);
  const layout = random.pick(layoutsFor(Number(trade.programme.level)));
  const isRich = layout === 'dossier';
  const contractType = contractOf(place.trade, random);
  const others = random.some(trade.sectors.slice(1), random.integer(0, 2));
  const sectors = [trade.sectors[0] ?? 1, ...others];
  return {
    city,
    location: city,
    zipCode,
    diploma: path.diploma,
    contractType,
    sectors,
    sectorOrder: sectors.length > 2 ? sectors.slice(0, 2) : [],
    kilometers: reachOf(profile, random),
    summary: summary === null ? null : typeset(summary),
    skills,
    savedAt,
    layout,
    resume: composeResume(
      {
        ...person,
        trade,
        path,
        basin,
        city,
        zipCode,
        profile,
        skills,
        start,
        isRich,
        told: opening.experience,
      },
      random,
    ),
  };
};

const planCandidate = (
  trade: TradeKey,
  session: SessionKey,
  stage: Stage,
  setting: Setting,
): DemoCandidate => {
  const { now, random, registry, motivation } = setting;
  const person = registry.person();
  const email = registry.emailOf(person);
  const phone = registry.mobile();
  const days = random.pick(session === 'previous' ? importsBefore : imports[stage]);
  // Who came in a few days ago has had no more than these days.
  const soon = (moment: Date, days: number): Date => {
    const left = now.getTime() - hour - moment.getTime();
    const then = later(moment, Math.min(days, left / 2 / day), random);
    const latest = moment.getTime() + left * (0.3 + 0.6 * random.fraction());
    return new Date(Math.min(then.getTime(), latest));
  };
  // One import is one moment: everybody in it was invited at once.
  const invitedAt = daysBefore(now, days, random.fork(`import ${days}`));
  const registeredAt = soon(invitedAt, 4);
  const savedAt = soon(registeredAt, 2);
  const isRegistered = stage !== 'invited';
  const hasSheet = stage === 'sheet' || stage === 'complete';
  return {
    ...person,
    email,
    phone,
    invitedPhone: random.chance(0.6) ? phone : null,
    trade,
    session,
    arrival: {
      invitedAt,
      remindedAt: isRegistered ? reminderBetween(invitedAt, registeredAt, random) : [],
      registeredAt: isRegistered ? registeredAt : null,
      isRefused: false,
    },
    sheet: hasSheet
      ? planSheet({ ...person, email, phone }, { trade, session }, savedAt, setting)
      : null,
    test:
      stage === 'complete'
        ? {
            answers: answerTest(trade, gendered(motivation(), person.civility), random),
            doneAt: soon(savedAt, random.chance(0.7) ? 0.02 : 1.5),
          }
        : null,
  };
};

/** Those who have not answered are reminded, some of them more than once; three addresses do not exist. */
const remindInvited = (candidates: DemoCandidate[], now: Date, random: Random): void => {
  const silent = candidates.filter(({ arrival }) => arrival.registeredAt === null);
  const campaigns = [daysBefore(now, 20, random), daysBefore(now, 6, random)];
  for (const { arrival } of silent) {
    const reached = random.chance(0.8) ? campaigns : campaigns.slice(1);
    arrival.remindedAt = reached.filter(
      (campaign) => campaign.getTime() - arrival.invitedAt.getTime() > 2 * day,
    );
  }
  for (const { arrival } of random.some(silent, 3)) arrival.isRefused = true;
};

export const planCandidates = (
  count: number,
  companies: readonly DemoCompany[],
  { now, random, registry }: Pick<Setting, 'now' | 'random' | 'registry'>,
): DemoCandidate[] => {
  const setting: Setting = {
    now,
    random,
    registry,
    companies,
    summaries: openSummaryDeals(random.fork('summaries')),
    motivation: dealer(random, candidateMotivations.map(typeset)),
    elsewhere: dealer(random, basinKeys),
  };
  const many = (share: number): number => Math.round(count * share);
  const before = companies.flatMap(({ needs }) =>
    needs.filter(({ session }) => session === 'previous').map(({ trade }) => trade),
  );
  const tradeNow = dealer(random, tradeKeys);
  const tradeBefore = dealer(random, before);
  const stages: Stage[] = [
    ...Array.from({ length: many(shares.invited) }, () => 'invited' as const),
    ...Array.from({ length: many(shares.account) }, () => 'account' as const),
    ...Array.from({ length: many(shares.sheet) }, () => 'sheet' as const),
  ];
  const previous = many(shares.previous);
  const complete = count - stages.length - previous;
  const candidates = [
    ...Array.from({ length: previous }, () =>
      planCandidate(tradeBefore(), 'previous', 'complete', setting),
    ),
    ...random
      .shuffle([...stages, ...Array.from({ length: complete }, () => 'complete' as const)])
      .map((stage) => planCandidate(tradeNow(), 'current', stage, setting)),
  ];
  remindInvited(candidates, now, random);
  return candidates.toSorted(
    (one, other) => one.arrival.invitedAt.getTime() - other.arrival.invitedAt.getTime(),
  );
};
