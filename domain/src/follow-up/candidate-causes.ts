import { matchCause } from './match-cause.ts';
import { meetingCauses, type MeetingFacts } from './meeting-causes.ts';
import type { Cause } from './wait.ts';

/** What is known of a candidate that somebody may have to act on. */
export interface CandidateFacts {
  accountId: number;
  invitedAt: Date;
  registeredAt: Date | null;
  sheetAt: Date | null;
  testAt: Date | null;
  /** Since when mail to the address is refused. */
  refusedAt: Date | null;
  /** A finalised enrolment: nothing is waited for any more. */
  isPlaced: boolean;
  /** When the last enrolment of theirs was told to be broken after which the centre still helps to find another. */
  brokenAt: Date | null;
  /** Their school year is closed. */
  isOver: boolean;
  /** When they were told that they were carried over into this school year, as long as they have not said that they go on looking. */
  toConfirmSince: Date | null;
  /** Matches at which either side could still say yes, and those where both have. */
  openMatches: number;
  /** When the status of one of their matches last changed, or they moved on into this school year. */
  movedAt: Date | null;
  /** Companies that said yes and still look for somebody, each with the match and the moment; where they put the answer off until a day, that day, too. */
  yeses: readonly { matchId: number; at: Date; backAt?: Date }[];
  meetings: readonly MeetingFacts[];
}

const later = (a: Date, b: Date | null): Date => (b !== null && b > a ? b : a);

export const candidateCauses = (facts: CandidateFacts): Cause[] => {
  const { accountId, invitedAt, registeredAt, sheetAt, testAt, refusedAt } = facts;
  const own = { accountId, subject: 'account', subjectId: accountId, count: 1 } as const;
  const bounce: Cause[] = refusedAt ? [{ ...own, kind: 'bounce', since: refusedAt }] : [];
  if (registeredAt === null) return [...bounce, { ...own, kind: 'register', since: invitedAt }];
  if (facts.isPlaced || facts.isOver) return bounce;
  const lost: Cause[] = facts.brokenAt
    ? [{ ...own, kind: 'find_again', since: facts.brokenAt }]
    : [];
  const confirm: Cause[] = facts.toConfirmSince
    ? [{ ...own, kind: 'confirm_sheet', since: facts.toConfirmSince }]
    : [];
  const always = [...bounce, ...lost, ...confirm];
  if (sheetAt === null) return [...always, { ...own, kind: 'sheet', since: registeredAt }];
  const answers: Cause[] = [
    ...facts.yeses.map(({ matchId, at, backAt }) => ({
      ...matchCause('answer_company', accountId, { matchId, since: backAt ?? at }),
      ...(backAt && { putOffFrom: at }),
    })),
    ...meetingCauses('applicant', accountId, facts.meetings),
  ];
  if (testAt === null)
    return [
      ...always,
      ...answers,
      { ...own, kind: 'candidate_test', since: later(sheetAt, registeredAt) },
    ];
  if (facts.openMatches > 0) return [...always, ...answers];
  const since = later(later(sheetAt, testAt), facts.movedAt);
  return [...always, ...answers, { ...own, kind: 'no_match_candidate', since }];
};
