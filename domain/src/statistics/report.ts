import { addYears, daysBetween } from '../calendar/days.ts';

/** What can happen to a candidate in a school year, in the order in which it mostly does. */
export const reportSteps = {
  invited: 'Invités',
  registered: 'Inscrits',
  complete: 'Fiche et test complets',
  matched: 'Avec au moins un match',
  met: 'Entretien passé',
  agreed: 'Oui des deux côtés',
  signed: 'Inscription finalisée',
  broken: 'Contrat rompu',
} as const;

export type ReportStep = keyof typeof reportSteps;

export const reportStepKeys = Object.keys(reportSteps) as [ReportStep, ...ReportStep[]];

/** On which day each step was first reached, as `2026-09-01`; null where it never was. */
export interface Course extends Record<ReportStep, string | null> {
  programmeId: number | null;
  /** When the last of their contracts was told as broken, for who has not been placed again since. */
  lost: string | null;
}

export interface Figures {
  reached: Record<ReportStep, number>;
  /** Of the signed those whose contract has not been broken, or who are placed again. */
  placed: number;
  /** Of the signed: days from the yes of both to the signature, the middle one; null where there is none. */
  daysToSignature: number | null;
}

const isReached = (on: string | null, day: string): on is string => on !== null && on <= day;

const middle = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
};

/** How many had come how far by the end of a day. */
export const figuresOn = (courses: readonly Course[], day: string): Figures => {
  const count = (step: ReportStep): number =>
    courses.filter((course) => isReached(course[step], day)).length;
  const days = courses.flatMap(({ agreed, signed }) =>
    agreed !== null && isReached(signed, day) ? [Math.max(0, daysBetween(agreed, signed))] : [],
  );
  return {
    reached: Object.fromEntries(reportStepKeys.map((step) => [step, count(step)])) as Record<
      ReportStep,
      number
    >,
    placed: courses.filter(({ signed, lost }) => isReached(signed, day) && !isReached(lost, day))
      .length,
    daysToSignature: middle(days),
  };
};

/** What the figures set against each other: how long it took to sign, and whether it has been broken since. */
const together = ['agreed', 'signed', 'broken', 'lost'] as const;

const nothing: Omit<Course, 'programmeId'> = {
  invited: null,
  registered: null,
  complete: null,
  matched: null,
  met: null,
  agreed: null,
  signed: null,
  broken: null,
  lost: null,
};

/** A course as several that count as it did, none of which tells who it was: what need not stand together stands alone. */
export const partsOf = (course: Course): Course[] => {
  const { programmeId } = course;
  const alone = reportStepKeys.filter((step) => !together.some((one) => one === step));
  const parts = [...alone.map((step) => [step]), together].map((keys) => ({
    ...nothing,
    ...Object.fromEntries(keys.map((key) => [key, course[key]])),
    programmeId,
  }));
  return parts.filter((part) => [...alone, ...together].some((key) => part[key] !== null));
};

/** Of those who are complete the share who are placed, of 1; null where nobody is complete. */
export const placementRate = (complete: number, placed: number): number | null =>
  complete === 0 ? null : Math.min(1, placed / complete);

/** The day of the school year before that stands where `today` does in this one; both began on the days given. */
export const sameDayBefore = (today: string, startsOn: string, startedOn: string): string =>
  addYears(today, Number(startedOn.slice(0, 4)) - Number(startsOn.slice(0, 4)));
