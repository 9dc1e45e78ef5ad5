import { daysLater, elapsedDays } from '../calendar/elapsed.ts';
import { isClosedNeed, needState, type NeedState } from '../needs/need-state.ts';
import { meetingCauses, type MeetingFacts } from './meeting-causes.ts';
import type { Channel } from './settings/channels.ts';
import type { Cause } from './wait.ts';

export interface NeedFacts {
  needId: number;
  state: NeedState;
  /** Since when it is in that state: what closed and opens again is waited for anew. */
  stateSince: Date;
  /** Its school year is closed. */
  isOver: boolean;
  /** When its school year begins, or was opened: before nobody is pressed. Null where that is not known. */
  opensAt: Date | null;
  /** When the company was told that it was carried over, as long as it has done nothing about it. */
  toConfirmSince: Date | null;
  /** By what its tutor can be reminded. */
  tutorBy: readonly Channel[];
  /** Since when mail or SMS to its tutor are refused; null where they are not, or nobody has written. */
  tutorRefusedAt: Date | null;
  /** Matches that the company has not answered, and since when the oldest of them waits. */
  pending: number;
  pendingSince: Date | null;
  /** The same of those alone that have waited since the follow-up began. */
  freshSince: Date | null;
  /** When a match that the company had put off was last to be answered again; null where none is back. */
  returnedAt: Date | null;
  /** When the next match is to be answered again that the company has put off, or whose candidate it meets; null where there is none. */
  backAt: Date | null;
  /** Matches at which either side could still say yes. */
  openMatches: number;
  /** Those at which both have, and how many seats nobody is enrolled on. */
  agreed: number;
  seats: number;
  movedAt: Date | null;
}

/** What is known of a company that somebody may have to act on. */
export interface CompanyFacts {
  accountId: number;
  invitedAt: Date;
  registeredAt: Date | null;
  sheetAt: Date | null;
  refusedAt: Date | null;
  needs: readonly NeedFacts[];
  meetings: readonly MeetingFacts[];
}

/** Somebody is still looked for: neither filled, nor set aside, nor withdrawn, in a year that is not closed. */
export const isOpenNeed = ({ state, isOver }: Pick<NeedFacts, 'state' | 'isOver'>): boolean =>
  !isOver && !isClosedNeed(state);

/** So long a need may stand still before the company is asked whether it still looks for somebody. */
export const stillLookingDays = 30;

const later = (a: Date, b: Date | null): Date => (b !== null && b > a ? b : a);

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((last, at) => (at === null ? last : later(at, last)), null);

/** The centre works on its school year by now. */
const isBegun = ({ opensAt }: Pick<NeedFacts, 'opensAt'>, now: Date): boolean =>
  opensAt === null || opensAt <= now;

type Own = Pick<Cause, 'accountId' | 'subject' | 'subjectId' | 'count'>;

/** What is waited for until the tutor has answered; a message that does not reach them is put right by whoever named them. */
const ofTutor = (own: Own, { stateSince, tutorBy, tutorRefusedAt }: NeedFacts): Cause[] => {
  const bounce: Cause[] = tutorRefusedAt
    ? [{ ...own, kind: 'tutor_bounce', since: tutorRefusedAt }]
    : [];
  const elsewhere = tutorBy.length > 0 && { elsewhereBy: tutorBy };
  return [...bounce, { ...own, kind: 'tutor_test', since: stateSince, ...elsewhere }];
};

const ofOpenNeed = (own: Own, need: NeedFacts, now: Date): Cause[] => {
  if (need.state === needState.inactive) return ofTutor(own, need);
  if (!isBegun(need, now)) return [];
  const moved = later(later(need.stateSince, need.movedAt), need.opensAt);
  if (need.agreed >= need.seats) return [];
  if (need.openMatches === 0) return [{ ...own, kind: 'no_match_need', since: moved }];
  const isUnanswered = need.agreed === 0 && need.pending === need.openMatches;
  if (isUnanswered && elapsedDays(moved, now) >= stillLookingDays)
    return [{ ...own, kind: 'still_looking', since: moved }];
  return [];
};

const ofNeed = (accountId: number, need: NeedFacts, now: Date): Cause[] => {
  const own: Own = { accountId, subject: 'need', subjectId: need.needId, count: 1 };
  if (!isOpenNeed(need)) return [];
  const confirm: Cause[] = need.toConfirmSince
    ? [{ ...own, kind: 'confirm_need', since: need.toConfirmSince }]
    : [];
  return [...confirm, ...ofOpenNeed(own, need, now)];
};

type Pending = Pick<NeedFacts, 'pendingSince' | 'stateSince' | 'state' | 'isOver' | 'opensAt'>;

/**
 * Since when the candidate who has waited longest for an answer waits; null where nobody does. Of a school year to come it
 * is the day on which that begins.
 */
export const pendingSinceOf = (needs: readonly Pending[]): Date | null =>
  needs.reduce<Date | null>((oldest, { pendingSince, stateSince, state, isOver, opensAt }) => {
    if (pendingSince === null || state !== needState.active || isOver) return oldest;
    const since = later(later(pendingSince, stateSince), opensAt);
    return oldest === null || since < oldest ? since : oldest;
  }, null);

/** All candidates who wait for a company's answer are one wait: it is asked for them all in one message. */
const answers = ({ accountId, needs }: CompanyFacts, now: Date): Cause[] => {
  const waiting = needs.filter(
    (need) => need.state === needState.active && !need.isOver && isBegun(need, now),
  );
  const since = pendingSinceOf(waiting);
  if (since === null) return [];
  const freshSince = pendingSinceOf(
    waiting.map((need) => ({ ...need, pendingSince: need.freshSince })),
  );
  const count = waiting.reduce((sum, { pending }) => sum + pending, 0);
  const backAt = latest(waiting.map(({ returnedAt }) => returnedAt));
  return [
    {
      kind: 'answer_candidate',
      accountId,
      subject: 'account',
      subjectId: accountId,
      count,
      since,
      ...(backAt && { backAt }),
      ...(freshSince && { freshSince }),
    },
  ];
};

export const companyCauses = (facts: CompanyFacts, now: Date): Cause[] => {
  const { accountId, invitedAt, registeredAt, sheetAt, refusedAt } = facts;
  const own = { accountId, subject: 'account', subjectId: accountId, count: 1 } as const;
  const bounce: Cause[] = refusedAt ? [{ ...own, kind: 'bounce', since: refusedAt }] : [];
  if (registeredAt === null) return [...bounce, { ...own, kind: 'register', since: invitedAt }];
  const sheet: Cause[] = sheetAt === null ? [{ ...own, kind: 'sheet', since: registeredAt }] : [];
  return [
    ...bounce,
    ...sheet,
    ...answers(facts, now),
    ...meetingCauses('company', accountId, facts.meetings),
    ...facts.needs.flatMap((need) => ofNeed(accountId, need, now)),
  ];
};

/** The next moment at which something else is waited for of a company although nothing has changed; null where there is none. */
export const companyChangesAt = ({ needs }: CompanyFacts, now: Date): Date | null =>
  needs
    .filter(isOpenNeed)
    .flatMap(({ stateSince, movedAt, backAt, opensAt }) => [
      daysLater(later(later(stateSince, movedAt), opensAt), stillLookingDays),
      backAt,
      opensAt,
    ])
    .reduce<Date | null>(
      (next, at) => (at !== null && at > now && (next === null || at < next) ? at : next),
      null,
    );
