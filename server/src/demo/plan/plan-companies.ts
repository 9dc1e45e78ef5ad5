import type { ContractType } from '@tandem/domain/reference/contract-types';
import { answerTest } from './answers.ts';
import { atWork, daysBefore, later, reminderBetween } from '../calendar.ts';
import { basins } from '../data/basins.ts';
import { companies } from '../data/companies.ts';
import { companiesInvited } from '../data/companies-invited.ts';
import type { CompanyData } from '../data/company.ts';
import { tutorMotivations } from '../data/motivations.ts';
import type { Role, Trade } from '../data/trade.ts';
import { trades, type TradeKey } from '../data/trades.ts';
import { openDeals, titleNeed, writeNeed, type Deals } from './need-text.ts';
import { planJob } from './plan-job.ts';
import type { Registry } from './people.ts';
import type { DemoCompany, DemoNeed, InvitedCompany } from './plan.ts';
import { dealer, type Random } from '../random.ts';
import { typeset } from './words.ts';

interface Setting {
  now: Date;
  random: Random;
  registry: Registry;
  deals: Deals;
  motivation: () => string;
}

/** Of the current session, and of the one before, so many needs wait for their tutor. */
const waiting = { current: 18, previous: 2 };

/** Programmes of one level whose candidates some needs would take as well. */
const siblings: Partial<Record<TradeKey, readonly TradeKey[]>> = {
  mco: ['gpme'],
  gpme: ['mco'],
};

const softSkills = [427, 428, 429, 430, 431, 435, 437, 439, 448, 450];

const contractOf = (trade: TradeKey, random: Random): ContractType =>
  random.weighted<ContractType>([
    ['apprentissage', trade === 'sams' ? 40 : 80],
    ['professionnalisation', trade === 'sams' ? 45 : 12],
    ['Autre', 6],
    ['stage', 2],
  ]);

const skillsOf = (trade: Trade, role: Role, random: Random): number[] => [
  ...new Set([
    ...role.skills,
    ...random.some(trade.skills, random.integer(1, 2)),
    random.pick(softSkills),
  ]),
];

const readNeed = (need: string): { trade: TradeKey; role: Role } => {
  const [trade = '', role = ''] = need.split('/');
  const { roles }: Trade = trades[trade as TradeKey];
  return { trade: trade as TradeKey, role: roles[role] as Role };
};

const planNeed = (
  company: CompanyData,
  need: string,
  { now, random, registry, deals, motivation }: Setting,
): DemoNeed => {
  const { trade, role } = readNeed(need);
  const tutor = registry.person();
  const contractType = contractOf(trade, random);
  const facts = { company, trade: trades[trade], role, contractType, tutor };
  const createdAt = daysBefore(now, random.integer(9, 55), random);
  return {
    trade,
    session: 'current',
    formations: random.chance(0.5) ? [trade, ...(siblings[trade] ?? [])] : [trade],
    title: titleNeed(company, role, random),
    description: writeNeed(facts, deals, random),
    contractType,
    skills: skillsOf(trades[trade], role, random),
    seats: random.weighted([
      [1, 75],
      [2, 20],
      [3, 5],
    ]),
    job: planJob(trades[trade], now, random.fork(`job/${company.slug}/${need}`)),
    tutor,
    answers: answerTest(trade, motivation(), random),
    createdAt,
    activatedAt: atWork(later(createdAt, 4, random), random),
  };
};

/** The need that a company had a year ago and has duplicated since. */
const yearBefore = (need: DemoNeed, { now, random, motivation }: Setting): DemoNeed => {
  const createdAt = daysBefore(now, random.integer(370, 400), random);
  return {
    ...need,
    session: 'previous',
    seats: need.seats + 1,
    job: { ...need.job, start_date: null },
    answers: answerTest(need.trade, motivation(), random),
    createdAt,
    activatedAt: atWork(later(createdAt, 4, random), random),
  };
};

const planNeeds = (company: CompanyData, setting: Setting): DemoNeed[] => {
  const current = new Map<string, DemoNeed>();
  return company.needs.map((need) => {
    const known = current.get(need);
    if (known) return yearBefore(known, setting);
    const planned = planNeed(company, need, setting);
    current.set(need, planned);
    return planned;
  });
};

const planCompany = (data: CompanyData, setting: Setting): DemoCompany => {
  const { random, registry } = setting;
  const [city = '', zipCode = ''] = basins[data.basin][data.town] ?? [];
  const needs = planNeeds(data, setting);
  const first = Math.min(...needs.map((need) => need.createdAt.getTime()));
  const invitedAt = daysBefore(new Date(first), random.integer(8, 20), random);
  const registeredAt = later(invitedAt, 4, random);
  return {
    data,
    email: `recrutement@${data.slug}.exemple.fr`,
    city,
    zipCode,
    director: registry.person(),
    arrival: {
      invitedAt,
      remindedAt: random.chance(0.3) ? reminderBetween(invitedAt, registeredAt, random) : [],
      registeredAt,
      isRefused: false,
    },
    savedAt: later(registeredAt, 1, random),
    needs: needs.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
  };
};

const planInvited = (now: Date, random: Random): InvitedCompany[] =>
  companiesInvited.map(({ name, slug }, at) => ({
    name,
    email: `contact@${slug}.exemple.fr`,
    arrival: {
      invitedAt: daysBefore(now, random.integer(6, 40), random),
      remindedAt: at % 3 === 0 ? [daysBefore(now, random.integer(2, 5), random)] : [],
      registeredAt: null,
      isRefused: at === 4,
    },
  }));

export const planCompanies = (
  now: Date,
  random: Random,
  registry: Registry,
): { companies: DemoCompany[]; invited: InvitedCompany[] } => {
  const setting: Setting = {
    now,
    random,
    registry,
    deals: openDeals(random.fork('phrases')),
    motivation: dealer(random, tutorMotivations.map(typeset)),
  };
  const planned = companies.map((data) => planCompany(data, setting));
  for (const session of ['current', 'previous'] as const) {
    const needs = planned.flatMap((company) =>
      company.needs.filter((need) => need.session === session),
    );
    for (const need of random.some(needs, waiting[session])) need.activatedAt = null;
  }
  return { companies: planned, invited: planInvited(now, random) };
};
