import { status, type MatchStatus } from './match.ts';

/** The two sides of a match, each with marks of its own that the other never sees. */
export type MarkingSide = 'applicant' | 'company';

export const markingSides: readonly MarkingSide[] = ['applicant', 'company'];

/** At which status a side can put off what it is to answer: the company what it queued, the candidate a company's yes. */
export const putOffStatus: Record<MarkingSide, MatchStatus> = {
  applicant: status.acceptedByCompany,
  company: status.queued,
};

/** After how many days it comes back, as the screens offer it; the longest is the most there is, as the other side waits. */
export const putOffDays: Record<MarkingSide, readonly number[]> = {
  applicant: [1, 3, 7],
  company: [3, 7, 14, 30],
};

/** Nothing is put off for longer, whether a day was chosen or not. */
export const longestPutOff = (side: MarkingSide): number => Math.max(...putOffDays[side]);

/** What 'Plus tard' alone means. */
export const usualPutOff: Record<MarkingSide, number> = { applicant: 3, company: 7 };

const dayMs = 24 * 3_600_000;

/** The day that is so many days after another, both as `2026-11-30`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Why a match cannot come back on that day; null where it can. */
export const putOffProblem = (side: MarkingSide, until: string, today: string): string | null => {
  const longest = longestPutOff(side);
  if (until <= today) return 'Choisissez un jour à venir.';
  return until > daysAfter(today, longest)
    ? `Choisissez un jour dans les ${longest} jours qui viennent.`
    : null;
};

/** Whether what was put off is to be answered again; what has no day never comes back by itself. */
export const isBack = (until: string | null, today: string): boolean =>
  until !== null && until <= today;
