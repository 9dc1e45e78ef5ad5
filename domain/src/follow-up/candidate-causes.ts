import { matchCause } from './match-cause.ts';
import { meetingCauses, type MeetingFacts } from './meeting-causes.ts';
import { owedAnswer } from './answers/owed-answer.ts';
import type { Cause } from './wait.ts';

/** A company that said yes and still looks for somebody. */
export interface Yes {
  matchId: number;
  at: Date;
  /** The day until which the candidate has put the answer off. */
  backAt?: Date;
  /** The end of the day on which the two meet, or have met: nobody is to answer before. */
  restsUntil?: Date;
}

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
  yeses: readonly Yes[];
  meetings: readonly MeetingFacts[];
}

const later = (a: Date, b: Date | null): Date => (b !== null && b > a ? b : a);

/** Who has proposed other moments has done what was to be done. */
const isTheCompanys = ({ matchId }: Yes, meetings: readonly MeetingFacts[]): boolean =>
  meetings.some((one) => one.matchId === matchId && one.waitsFor === 'company');

const answerTo = (accountId: number, { matchId, at, backAt, restsUntil }: Yes): Cause => {
  const { since, returned } = owedAnswer({
    askedAt: at,
    putOffUntil: backAt ?? null,
    restsUntil: restsUntil ?? null,
  });
  const cause = matchCause('answer_company', accountId, { matchId, since });
  return returned ? { ...cause, backAt: returned.backAt, putOffFrom: returned.askedAt } : cause;
};

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
    ...facts.yeses
      .filter((yes) => !isTheCompanys(yes, facts.meetings))
      .map((yes) => answerTo(accountId, yes)),
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
