import { addYears } from '../calendar/days.ts';

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

/** When each step was first reached; null where it never was. */
export interface Course extends Record<ReportStep, Date | null> {
  programmeId: number | null;
  /** When the last of their contracts was told as broken, for who has not been placed again since. */
  lost: Date | null;
}

export interface Figures {
  reached: Record<ReportStep, number>;
  /** Of the signed those whose contract has not been broken, or who are placed again. */
  placed: number;
  /** Of the signed: whole days from the yes of both to the signature, the middle one; null where there is none. */
  daysToSignature: number | null;
}

const isReached = (at: Date | null, until: Date): at is Date => at !== null && at <= until;

const dayMs = 86_400_000;

const middle = (numbers: readonly number[]): number | null => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
};

/** How many had come how far at a moment. */
export const figuresAt = (courses: readonly Course[], until: Date): Figures => {
  const count = (step: ReportStep): number =>
    courses.filter((course) => isReached(course[step], until)).length;
  const days = courses.flatMap(({ agreed, signed }) =>
    agreed !== null && isReached(signed, until)
      ? [Math.max(0, Math.floor((signed.getTime() - agreed.getTime()) / dayMs))]
      : [],
  );
  return {
    reached: Object.fromEntries(reportStepKeys.map((step) => [step, count(step)])) as Record<
      ReportStep,
      number
    >,
    placed: courses.filter(
      ({ signed, lost }) => isReached(signed, until) && !isReached(lost, until),
    ).length,
    daysToSignature: middle(days),
  };
};

/** Of those who are complete the share who are placed, of 1; null where nobody is complete. */
export const placementRate = (complete: number, placed: number): number | null =>
  complete === 0 ? null : Math.min(1, placed / complete);

/** The day of the school year before that stands where `today` does in this one; both began on the days given. */
export const sameDayBefore = (today: string, startsOn: string, startedOn: string): string =>
  addYears(today, Number(startedOn.slice(0, 4)) - Number(startsOn.slice(0, 4)));
