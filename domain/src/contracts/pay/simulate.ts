import { addDays } from '../../calendar/days.ts';
import { changesWithin, figureOn, valueOf, type Figure, type FigureName } from './figures.ts';
import { aidOf, type Aid } from './aid.ts';
import { hourlyWageName, payRounding } from './minimum-wage.ts';
import { minimumPaySteps, percentOf, type PayStep } from './minimum-pay.ts';
import type { Simulation } from './simulation.ts';
import { untilBreak } from './until-break.ts';

/** Days through which one amount is paid. Amounts in euros a month; null where they are not known. */
export interface PayPeriod {
  year: number;
  from: string;
  to: string;
  /** Of the minimum wage, or of the branch's wage. */
  percent: number;
  base: 'SMIC' | 'SMC';
  /** It is what the contract says, and not the legal minimum alone. */
  isAgreed: boolean;
  gross: number | null;
  /** What was agreed, where the minimum that it may not fall below is not known; null elsewhere. */
  atLeast: number | null;
  net: number | null;
  /** What it costs the employer before any aid. */
  cost: number | null;
  /** The aid, spread over the months of the first year; 0 afterwards. */
  aid: number | null;
  rules: readonly string[];
  sources: readonly string[];
  /** Until when the figures behind it are known; null where they are not, or where no end is known. */
  knownUntil: string | null;
  toCheck: boolean;
}

export interface SimulationResult {
  periods: PayPeriod[];
  aid: Aid;
}

const cents = (euros: number): number => Math.round(euros * 100) / 100;

/** Weeks in a month, as the law counts them. */
const weeksPerMonth = 52 / 12;

const earliest = (days: readonly (string | null)[]): string | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;

interface Span {
  step: PayStep;
  from: string;
  to: string;
}

const netNames = ['employee.rate', 'employee.exempt'] as const;

const namesOf = (simulation: Simulation, step: PayStep): FigureName[] => [
  hourlyWageName(simulation.mayotte),
  step.figure,
  ...netNames,
  `employer.rate.${simulation.kind}.${simulation.headcount}`,
];

/** A step is cut where one of its figures changes or is known no more, and where another pay was agreed. */
const spansOf = (simulation: Simulation, figures: readonly Figure[], step: PayStep): Span[] => {
  const agreed = (simulation.agreed?.monthly ?? [])
    .map(({ from }) => from)
    .filter((day) => day > step.from && day <= step.to);
  const changes = changesWithin(figures, namesOf(simulation, step), step.from, step.to);
  const days = [step.from, ...new Set([...changes, ...agreed])].toSorted();
  return days.map((from, index) => {
    const next = days[index + 1];
    return { step, from, to: next === undefined ? step.to : addDays(next, -1) };
  });
};

const netOf = (
  { kind, start, signedOn = start }: Simulation,
  figures: readonly Figure[],
  { from }: Span,
  { gross, fullTime }: { gross: number; fullTime: number },
): { net: number | null; used: Figure[] } => {
  const rate = figureOn(figures, 'employee.rate', from);
  // The share that is exempt is the one of the day on which the contract was concluded.
  const exempt = kind === 'apprentice' ? figureOn(figures, 'employee.exempt', signedOn) : null;
  const percent = valueOf(rate);
  const exemptPercent = kind === 'apprentice' ? valueOf(exempt) : 0;
  if (percent === null || exemptPercent === null) return { net: null, used: [] };
  const due = (Math.max(0, gross - (exemptPercent / 100) * fullTime) * percent) / 100;
  return { net: cents(gross - due), used: [rate, exempt].filter((one) => one !== null) };
};

/** The rates are known at the minimum wage and below; a public employer pays none of them for an apprentice (L6227-8-1). */
const costOf = (
  simulation: Simulation,
  figures: readonly Figure[],
  { from }: Span,
  { gross, fullTime }: { gross: number; fullTime: number },
): { cost: number | null; used: Figure[] } => {
  const { kind, headcount, publicEmployer } = simulation;
  const rate = figureOn(figures, `employer.rate.${kind}.${headcount}`, from);
  if (!rate || rate.value === null || publicEmployer || gross > fullTime + 0.01)
    return { cost: null, used: [] };
  return { cost: cents(gross * (1 + rate.value / 100)), used: [rate] };
};

type Base = Pick<PayPeriod, 'base' | 'percent' | 'isAgreed'>;

const minimumOf = (
  { weeklyHours, branchMonthly }: Simulation,
  { branchWageCounts, branchPercent }: PayStep,
  { fullTime, percent }: { fullTime: number; percent: number },
): Base & { gross: number } => {
  const branch = branchWageCounts && branchMonthly ? (branchMonthly * weeklyHours) / 35 : 0;
  const legal = (fullTime * percent) / 100;
  const ofBranch = branchPercent ?? percent;
  const conventional = (branch * ofBranch) / 100;
  return conventional > legal
    ? { gross: conventional, base: 'SMC', percent: ofBranch, isAgreed: false }
    : { gross: legal, base: 'SMIC', percent, isAgreed: false };
};

/** The percentage that was agreed for a step; null where none was. */
const agreedBase = ({ agreed }: Simulation, step: PayStep): Base | null => {
  const row = agreed?.rows.find(({ from }) => from === step.from);
  return row ? { base: row.base, percent: row.percent, isAgreed: true } : null;
};

const agreedMonthly = ({ agreed }: Simulation, day: string): number | null =>
  agreed?.monthly.findLast((one) => one.from <= day)?.amount ?? null;

/** What was agreed, or the legal minimum where that is more. What a percentage of the branch's wage comes to is not known. */
const grossOf = (
  simulation: Simulation,
  { step, from }: Span,
  { hourly, percent }: { hourly: number; percent: number },
): Base & { gross: number; fullTime: number } => {
  const fullTime = hourly * simulation.weeklyHours * weeksPerMonth;
  const least = minimumOf(simulation, step, { fullTime, percent });
  const row = agreedBase(simulation, step);
  const ofRow = row?.base === 'SMIC' ? (fullTime * row.percent) / 100 : 0;
  const monthly = agreedMonthly(simulation, from) ?? 0;
  const byPercent = Math.max(least.gross, ofRow);
  const gross = cents(Math.max(byPercent, monthly));
  // A percentage beside another amount than its own would tell a pay that nobody agreed.
  const isOfAmount = monthly > byPercent + payRounding && row?.base !== 'SMC';
  return {
    ...(isOfAmount
      ? { base: 'SMIC' as const, percent: cents((monthly / fullTime) * 100) }
      : (row ?? least)),
    isAgreed: gross > cents(least.gross) || row !== null,
    gross,
    fullTime,
  };
};

const unknownPeriod = (
  { step, from, to }: Span,
  { atLeast, ...base }: Base & Pick<PayPeriod, 'atLeast'>,
): PayPeriod => ({
  year: step.year,
  from,
  to,
  ...base,
  gross: null,
  atLeast,
  net: null,
  cost: null,
  aid: null,
  rules: step.rules,
  sources: [],
  knownUntil: null,
  toCheck: false,
});

const periodOf = (
  simulation: Simulation,
  figures: readonly Figure[],
  aid: Aid,
  span: Span,
): PayPeriod | null => {
  const { step, from, to } = span;
  const grid = figureOn(figures, step.figure, from);
  if (!grid || grid.value === null) return null;
  const gridPercent = percentOf(step, grid.value);
  const smic = figureOn(figures, hourlyWageName(simulation.mayotte), from);
  if (!smic || smic.value === null) {
    const least: Base = { base: 'SMIC', percent: gridPercent, isAgreed: false };
    const atLeast = agreedMonthly(simulation, from);
    return unknownPeriod(span, { ...(agreedBase(simulation, step) ?? least), atLeast });
  }
  const { gross, fullTime, ...base } = grossOf(simulation, span, {
    hourly: smic.value,
    percent: gridPercent,
  });
  const { net, used: netFigures } = netOf(simulation, figures, span, { gross, fullTime });
  const { cost, used: costFigures } = costOf(simulation, figures, span, { gross, fullTime });
  const used = [smic, grid, ...netFigures, ...costFigures];
  return {
    year: step.year,
    from,
    to,
    ...base,
    gross,
    atLeast: null,
    net,
    cost,
    aid: step.year === 1 ? aid.monthly : 0,
    rules: step.rules,
    sources: [...new Set(used.map(({ source }) => source))],
    knownUntil: earliest(used.map(({ until }) => until)),
    toCheck: step.unsurePoints > 0 || used.some(({ toCheck }) => toCheck === true),
  };
};

const sameAmounts = (a: PayPeriod, b: PayPeriod): boolean =>
  a.year === b.year &&
  a.percent === b.percent &&
  a.base === b.base &&
  a.isAgreed === b.isAgreed &&
  a.gross === b.gross &&
  a.atLeast === b.atLeast &&
  a.net === b.net &&
  a.cost === b.cost &&
  a.aid === b.aid;

/** Periods in which nothing differs are one: a figure that is not used may have changed between them. */
const joined = (periods: readonly PayPeriod[]): PayPeriod[] => {
  const result: PayPeriod[] = [];
  for (const period of periods) {
    const last = result.at(-1);
    if (last && sameAmounts(last, period))
      result[result.length - 1] = { ...period, from: last.from };
    else result.push(period);
  }
  return result;
};

/** Pay, cost and aid of a contract, from the figures that are known; after the last known one there is nothing. */
export const simulate = (simulation: Simulation, figures: readonly Figure[]): SimulationResult => {
  const aid = aidOf(simulation, figures);
  const periods = minimumPaySteps(simulation)
    .flatMap((step) => spansOf(simulation, figures, step))
    .map((span) => periodOf(simulation, figures, aid, span))
    .filter((period) => period !== null);
  return { periods: untilBreak(joined(periods), simulation.brokenOn ?? null), aid };
};
