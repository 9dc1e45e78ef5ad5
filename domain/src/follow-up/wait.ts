import { parisClock } from '../calendar/paris-time.ts';
import { daysLater, elapsedDays } from '../calendar/elapsed.ts';
import type { SigningManner } from './contract-waits/signing-manner.ts';
import type { Channel } from './settings/channels.ts';
import type { KindSettings, Rules } from './settings/rules.ts';
import type { WaitKind } from './wait-kinds.ts';

/** What a wait is about: the account itself, one of its needs, one match, or what the staff have noted. */
export type Subject = 'account' | 'need' | 'match' | 'note';

/** That somebody must do something, as the facts say it. */
export interface Cause {
  kind: WaitKind;
  /** Who must act; where only the staff can, whom they act for. */
  accountId: number;
  subject: Subject;
  /** Of the account, the need or the match. */
  subjectId: number;
  /** For how many it stands: the candidates who wait for an answer. */
  count: number;
  since: Date;
  /** What the other side has waited since, where whoever must act had put it off until `since`. */
  putOffFrom?: Date;
  /** When what whoever must act had put off came back last: on that day they are told of it. */
  backAt?: Date;
  /** Of several that stand together, since when the oldest waits that began with the follow-up; of older ones nobody is reminded. */
  freshSince?: Date;
  /** When a day of the calendar brings the staff in, before the days of the table would. */
  alertAt?: Date;
  /** The last day on which it is in time, as `2026-09-01`, where law sets one. */
  limit?: string;
  /** By what somebody without an account, who must act, can be reminded themself. */
  elsewhereBy?: readonly Channel[];
  /** Of a signature: how it is given. */
  manner?: SigningManner | undefined;
}

/** A reminder that has left. */
export interface Sent {
  kind: WaitKind;
  accountId: number;
  subjectId: number;
  /** Of the cause that it was about. */
  since: Date;
  /** How many of the days in the table had passed by then. */
  step: number;
  at: Date;
  /** It left to whoever must act without an account, not to the account. */
  isElsewhere?: boolean;
  /** Somebody of the staff sent it, whatever was due: it stands for all whose day had come by then. */
  isByHand?: boolean;
  /** It was due and left to nobody: nothing could reach whoever must act. */
  isUnreached?: boolean;
}

export interface Wait extends Cause {
  /** What they had put off is back, and they have not been told. */
  isReturn?: true;
  /** Whoever must act is reminded themself, by what is set for it: the account is told once. */
  isAskedElsewhere?: boolean;
  /** From when on the staff see to it. */
  due: Date | null;
  /** They see to it now. */
  isLate: boolean;
  /** The last day on which it would have been in time has passed. */
  isOver: boolean;
  sentCount: number;
  lastSentAt: Date | null;
  /** When a reminder was due that could reach nobody. */
  unreachedAt?: Date;
  /** The step of the reminder that may leave now; null while none is due. */
  step: number | null;
  next: { at: Date; what: 'reminder' | 'staff' } | null;
}

/** So long it is quiet between two reminders about the same thing, whatever moved meanwhile. */
const restDays = 2;

/** Whoever had somebody else asked is told once, with the second reminder: by then the first has brought nothing. */
const toldStep = (passed: number, all: number): number => {
  const told = Math.min(2, all);
  return passed >= told ? told : 0;
};

/** From when on the days of reminders are counted; null where all of it began before the follow-up did. */
const remindedFrom = ({ since, freshSince }: Cause, begunAt: Date): Date | null => {
  if (since >= begunAt) return since;
  return freshSince && freshSince >= begunAt ? freshSince : null;
};

/** So long it is news that something is back; told later, as where reminders were off, it would be a surprise. */
const returnDays = 7;

/** That something is back is told whatever was told before, as whoever must act has asked for it. */
const isUntoldReturn = (
  { backAt }: Cause,
  { runs }: KindSettings,
  sent: readonly Sent[],
  { begunAt, now }: Moments,
): boolean =>
  runs &&
  backAt !== undefined &&
  backAt >= begunAt &&
  backAt <= now &&
  elapsedDays(backAt, now) < returnDays &&
  sent.every(({ at }) => at < backAt);

/** Nothing is counted twice and nothing made up for: of reminders that were due and did not leave, the last one does. */
const dueStep = (
  cause: Cause & { isAskedElsewhere: boolean },
  { runs, reminders, staffAfter }: KindSettings,
  sent: readonly Sent[],
  { begunAt, now }: Moments,
): number | null => {
  const { manner, isAskedElsewhere } = cause;
  const from = remindedFrom(cause, begunAt);
  if (!runs || from === null) return null;
  // Their link has not left yet: others sign first.
  if (manner === 'online_later') return null;
  if (staffAfter !== null && elapsedDays(from, now) >= staffAfter + 1) return null;
  const passedBy = (moment: Date): number => {
    const count = reminders.filter((days) => daysLater(from, days) <= moment).length;
    return isAskedElsewhere ? toldStep(count, reminders.length) : count;
  };
  const passed = passedBy(now);
  // What was about an older cause, which has gone meanwhile, stands for the days that had come by then.
  const steps = sent
    .filter(({ at }) => at >= from)
    .map(({ since, step, at, isByHand }) => {
      if (since.getTime() !== from.getTime()) return passedBy(at);
      return isByHand ? Math.max(step, passedBy(at)) : step;
    });
  const done = Math.max(0, ...steps);
  const rested = sent.every(({ at }) => elapsedDays(at, now) >= restDays);
  return passed > done && rested ? passed : null;
};

/** Those that were about the cause that began then. */
const sentSince = (sent: readonly Sent[], since: Date): Sent[] =>
  sent.filter((one) => one.since.getTime() === since.getTime());

/** From when the staff see to it: by the table, or by the calendar where that comes first. */
const dueOf = ({ since, alertAt }: Cause, { staffAfter }: KindSettings): Date | null => {
  const byTable = staffAfter === null ? null : daysLater(since, staffAfter);
  if (!alertAt) return byTable;
  return byTable === null || alertAt < byTable ? alertAt : byTable;
};

const nextOf = (cause: Cause, rule: KindSettings, { begunAt, now }: Moments): Wait['next'] => {
  const from = remindedFrom(cause, begunAt);
  const days = rule.runs && from ? rule.reminders.map((day) => daysLater(from, day)) : [];
  const reminder = days.find((at) => at > now);
  const staff = dueOf(cause, rule);
  const coming = staff && staff > now ? staff : null;
  // Of those that began with the follow-up it leaves all the same, although the staff see to older ones.
  const end = coming ?? (from && dueOf({ ...cause, since: from }, rule));
  if (reminder && (!end || reminder <= end)) return { at: reminder, what: 'reminder' };
  return coming && { at: coming, what: 'staff' };
};

export interface Moments {
  /** What began before the follow-up did is shown to the staff, and nobody is reminded of it. */
  begunAt: Date;
  now: Date;
}

/** What a cause has come to by now; `sent` are the reminders about the same kind, account and subject. */
export const waitOf = (
  cause: Cause,
  rules: Rules,
  sent: readonly Sent[],
  moments: Moments,
): Wait => {
  const rule = rules[cause.kind];
  const due = dueOf(cause, rule);
  const left = sent.filter(({ isUnreached }) => !isUnreached);
  const ofCause = sentSince(left, cause.since);
  const unreached = sentSince(sent, cause.since).find(({ isUnreached }) => isUnreached);
  const isAskedElsewhere = (cause.elsewhereBy ?? []).some((one) => rule.channels.includes(one));
  const own = left.filter(({ isElsewhere }) => !isElsewhere);
  const isReturn = isUntoldReturn(cause, rule, own, moments);
  return {
    ...cause,
    ...(isReturn && { isReturn }),
    ...(isAskedElsewhere && { isAskedElsewhere }),
    ...(unreached && { unreachedAt: unreached.at }),
    due,
    isLate: due !== null && due <= moments.now,
    isOver: cause.limit !== undefined && cause.limit < parisClock(moments.now).day,
    sentCount: ofCause.length,
    lastSentAt: ofCause.reduce<Date | null>(
      (last, { at }) => (last === null || at > last ? at : last),
      null,
    ),
    step: dueStep({ ...cause, isAskedElsewhere }, rule, own, moments) ?? (isReturn ? 0 : null),
    next: nextOf(cause, rule, moments),
  };
};

const keyOf = ({ kind, accountId, subjectId }: Cause | Sent): string =>
  `${kind} ${accountId} ${subjectId}`;

/** All waits of these causes, oldest first. */
export const waitsOf = (
  causes: readonly Cause[],
  rules: Rules,
  sent: readonly Sent[],
  moments: Moments,
): Wait[] => {
  const byKey = Map.groupBy(sent, keyOf);
  return causes
    .filter(({ since }) => since <= moments.now)
    .map((cause) => waitOf(cause, rules, byKey.get(keyOf(cause)) ?? [], moments))
    .toSorted((a, b) => a.since.getTime() - b.since.getTime());
};

/** What a tutor was sent about a need: the link when somebody asked for it, reminders since. */
export interface TutorTold {
  askedAt: Date | null;
  sent: readonly Sent[];
}

/** A company's wait for a tutor as it stands towards the tutor, who has had what was sent to them alone. */
export const towardsTutor = (
  wait: Wait,
  rules: Rules,
  { askedAt, sent }: TutorTold,
  moments: Moments,
): Wait => {
  const asked = askedAt === null ? [] : [{ ...wait, step: 0, at: askedAt }];
  const { isAskedElsewhere: _, elsewhereBy: __, ...own } = wait;
  return waitOf(own, rules, [...asked, ...sent], moments);
};
