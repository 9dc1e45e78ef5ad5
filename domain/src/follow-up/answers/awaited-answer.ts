import { parisClock, parisMidnight } from '../../calendar/paris-time.ts';
import { status, type MatchStatus } from '../../matches/match.ts';
import { pendingSinceOf, type NeedFacts } from '../company-causes.ts';
import { owedAnswer } from './owed-answer.ts';
import { waitOf } from '../wait.ts';
import type { Rules } from '../settings/rules.ts';

export interface AwaitedFacts {
  status: MatchStatus;
  createdAt: Date;
  /** Since when it waits for the company where it is pending: later than it was made if it was set back. */
  pendingSince: Date;
  /** Somebody has moved it before: that it was never opened says nothing then. */
  hasMoved: boolean;
  need: Pick<NeedFacts, 'state' | 'stateSince' | 'isOver' | 'opensAt'>;
  /** The candidate is placed elsewhere. */
  isSetAside: boolean;
  /** Until when the company has put it off, as `2026-11-30`. */
  laterUntil: string | null;
  /** The day after the last meeting of the two, or that on which it fell, as `2026-11-30`; null where there is none. */
  restsUntil: string | null;
  /** When the company first opened the candidate's sheet in this match. */
  readAt: Date | null;
}

/** What may be said of a company's answer that is still to come; days as `2026-11-30`. */
export interface AwaitedAnswer {
  readOn: string | null;
  /** It is known that nobody has opened the sheet; older matches are not known either way. */
  isUnread: boolean;
  /** By when the answer is waited for: from then on the staff see to it. */
  dueOn: string | null;
  isLate: boolean;
  /** The next instant from which on something else is to be said, by itself; null where none is. */
  changesAt: Date | null;
}

interface Terms {
  rules: Rules;
  /** Since when readings are noted; null where they always were. */
  readingsSince: Date | null;
  now: Date;
}

/** From when on a match waits for its company, also where that is still to come; null where nobody has said when. */
const waitsSince = ({
  status: standing,
  pendingSince,
  laterUntil,
  restsUntil,
}: AwaitedFacts): Date | null => {
  const putOffUntil = standing === status.queued ? laterUntil : null;
  if (standing === status.queued && putOffUntil === null) return null;
  return owedAnswer({
    askedAt: pendingSince,
    putOffUntil: putOffUntil === null ? null : parisMidnight(putOffUntil),
    restsUntil: restsUntil === null ? null : parisMidnight(restsUntil),
  }).since;
};

/**
 * What a candidate may be told of a company's answer while it is still to come, by the wait of which the company is
 * reminded; null once there is one, or where none is to be expected any more.
 */
export const awaitedAnswer = (facts: AwaitedFacts, terms: Terms): AwaitedAnswer | null => {
  const { need, readAt, createdAt, hasMoved } = facts;
  const { rules, readingsSince, now } = terms;
  const isOpen = facts.status === status.pending || facts.status === status.queued;
  if (!isOpen || facts.isSetAside) return null;
  // The need is the one definition of whether anybody is still waited for.
  if (pendingSinceOf([{ ...need, pendingSince: createdAt }]) === null) return null;
  const since = pendingSinceOf([{ ...need, pendingSince: waitsSince(facts) }]);
  // What is for a school year to come is answered in its time.
  const wait =
    since !== null && since <= now
      ? waitOf(
          {
            kind: 'answer_candidate',
            accountId: 0,
            subject: 'match',
            subjectId: 0,
            count: 1,
            since,
          },
          rules,
          [],
          { begunAt: since, now },
        )
      : null;
  const isNoted = readingsSince === null || createdAt >= readingsSince;
  return {
    readOn: readAt && parisClock(readAt).day,
    isUnread: readAt === null && !hasMoved && isNoted,
    dueOn: wait?.due ? parisClock(wait.due).day : null,
    isLate: wait?.isLate ?? false,
    changesAt: [since, wait?.due ?? null].find((at) => at !== null && at > now) ?? null,
  };
};
