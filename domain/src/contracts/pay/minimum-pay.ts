import { addDays, addYears, ageOn, birthday, firstOfNextMonth } from '../../calendar/days.ts';
import type { ApprenticeAge, FigureName, ProfessionalAge } from './figures.ts';

export type ContractKind = 'apprentice' | 'professional';

/** What decides the least that may be paid. Days as `2026-09-01`. */
export interface PayCase {
  kind: ContractKind;
  birthdate: string;
  start: string;
  end: string;
  /** Apprenticeship: a one-year professional bachelor's degree is paid as a second year (D6222-32). */
  professionalBachelor?: boolean;
  /** Apprenticeship: years of the course that count as done, because the contract is shortened (D6222-28-1). */
  yearsDone?: number;
  /**
   * Apprenticeship: a contract of a year at most for a diploma of the same level as one just obtained, in direct relation
   * with it: 15 points more (D6222-30).
   */
  sameLevelAfterDiploma?: boolean;
  /** Apprenticeship: the least percentage that the contract before gives a right to (D6222-29); 0 for none. */
  earnedPercent?: number;
  /**
   * Apprenticeship: from this day on the contract is extended, and what counts is the year before it: after a failed exam
   * (D6222-28); where a disability was recognised with 15 points more (R6222-48), of which it is not sure that each such
   * extension has them.
   */
  extension?: { from: string; points: number };
  /** Professionalisation: holds a professional baccalaureate, or a title of that level or above. */
  levelFourHeld?: boolean;
}

/** Days through which one percentage of the minimum wage holds. */
export interface PayStep {
  /** Year of execution, from 1. */
  year: number;
  from: string;
  to: string;
  figure: FigureName;
  age: ApprenticeAge | ProfessionalAge;
  /** What is added to the grid's percentage, and what it may not fall below. */
  points: number;
  /** Of the points, those of which it is not sure that they are due. */
  unsurePoints: number;
  floor: number;
  /**
   * The wage of the branch counts where it is higher: of apprentices from 21 on, in professionalisation from 26 on
   * (L6325-9).
   */
  branchWageCounts: boolean;
  /** The share of the branch's wage that may not be undercut; the percentage of the minimum wage itself where it is null. */
  branchPercent: number | null;
  rules: readonly string[];
}

const apprenticeAge = (age: number): ApprenticeAge => {
  if (age < 18) return 'under18';
  if (age < 21) return '18to20';
  return age < 26 ? '21to25' : '26plus';
};

const professionalAge = (age: number): ProfessionalAge => {
  if (age < 21) return 'under21';
  return age < 26 ? '21to25' : '26plus';
};

const steps: Record<ContractKind, readonly number[]> = {
  apprentice: [18, 21, 26],
  professional: [21, 26],
};

/** Birthdays during the contract that raise the pay, each from the first of the month that follows it. */
const rises = ({ kind, birthdate, start, end }: PayCase): { age: number; from: string }[] =>
  steps[kind]
    .filter((age) => birthday(birthdate, age) > start)
    .map((age) => ({ age, from: firstOfNextMonth(birthday(birthdate, age)) }))
    .filter(({ from }) => from <= end);

const yearStarts = ({ start, end }: PayCase): string[] => {
  const starts: string[] = [];
  for (let year = 0; year < 5; year += 1) {
    const from = addYears(start, year);
    if (from > end) break;
    starts.push(from);
  }
  return starts;
};

/** The year whose percentages hold: an extension keeps those of the year before it. */
const gridYearOn = ({ extension }: PayCase, years: readonly string[], from: string): number => {
  const day = extension && extension.from <= from ? addDays(extension.from, -1) : from;
  return years.findLastIndex((first) => first <= day) + 1;
};

const rulesOf = (payCase: PayCase, isRaised: boolean, isOld: boolean): string[] => {
  if (payCase.kind === 'professional')
    return ['D6325-15', ...(isRaised ? ['D6325-16'] : []), ...(isOld ? ['D6325-18'] : [])];
  return [
    'D6222-26',
    ...(isRaised ? ['D6222-31'] : []),
    ...(payCase.professionalBachelor ? ['D6222-32'] : []),
    ...(payCase.yearsDone ? ['D6222-28-1'] : []),
    ...(payCase.sameLevelAfterDiploma ? ['D6222-30'] : []),
    ...(payCase.earnedPercent ? ['D6222-29'] : []),
    ...(payCase.extension ? [payCase.extension.points > 0 ? 'R6222-48' : 'D6222-28'] : []),
  ];
};

const figureOf = (payCase: PayCase, age: number, year: number): Pick<PayStep, 'figure' | 'age'> => {
  if (payCase.kind === 'professional') {
    const bracket = professionalAge(age);
    const level = payCase.levelFourHeld ? 'from4' : 'below4';
    return { age: bracket, figure: `professional.${bracket}.${level}` };
  }
  const bracket = apprenticeAge(age);
  const done = (payCase.yearsDone ?? 0) + (payCase.professionalBachelor ? 1 : 0);
  // A fourth year is paid as the third.
  const gridYear = Math.min(3, year + done) as 1 | 2 | 3;
  return { age: bracket, figure: `apprentice.${bracket}.${gridYear}` };
};

const pointsOn = (
  { kind, sameLevelAfterDiploma, extension }: PayCase,
  from: string,
): Pick<PayStep, 'points' | 'unsurePoints'> => {
  if (kind === 'professional') return { points: 0, unsurePoints: 0 };
  const unsurePoints = extension && extension.from <= from ? extension.points : 0;
  return { points: (sameLevelAfterDiploma ? 15 : 0) + unsurePoints, unsurePoints };
};

/** The steps of a contract's pay, contiguous from its first day to its last; empty where its dates are not in order. */
export const minimumPaySteps = (payCase: PayCase): PayStep[] => {
  const { kind, birthdate, start, end, extension } = payCase;
  if (end < start) return [];
  const isApprentice = kind === 'apprentice';
  const raises = rises(payCase);
  const years = yearStarts(payCase);
  const extended = extension && extension.from > start && extension.from <= end ? extension : null;
  const days = [
    ...new Set([...years, ...raises.map(({ from }) => from), ...(extended ? [extended.from] : [])]),
  ].toSorted();
  return days.map((from, index) => {
    const next = days[index + 1];
    const raise = raises.findLast((one) => one.from <= from);
    const year = years.findLastIndex((first) => first <= from) + 1;
    const age = raise ? raise.age : ageOn(birthdate, start);
    const bracket = figureOf(payCase, age, gridYearOn(payCase, years, from));
    const isOld = bracket.age === '26plus';
    return {
      year,
      from,
      to: next === undefined ? end : addDays(next, -1),
      ...bracket,
      ...pointsOn(payCase, from),
      floor: isApprentice ? (payCase.earnedPercent ?? 0) : 0,
      branchWageCounts: isOld || (isApprentice && bracket.age === '21to25'),
      branchPercent: isApprentice ? null : 85,
      rules: rulesOf(payCase, raise !== undefined, isOld),
    };
  });
};

/** The percentage of a step, once its grid's figure is known: increases never lift it above the minimum wage itself. */
export const percentOf = ({ points, floor }: PayStep, gridPercent: number): number =>
  Math.max(Math.min(100, gridPercent + points), gridPercent, Math.min(floor, 100));

/** The same without what is not sure: whoever is paid less is paid too little in any case. */
export const surePercentOf: typeof percentOf = (step, gridPercent) =>
  percentOf({ ...step, points: step.points - step.unsurePoints }, gridPercent);
