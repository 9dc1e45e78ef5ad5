import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater } from '../calendar/elapsed.ts';
import { rulesWith } from './settings/rules.ts';
import { waitKindKeys, waitKinds } from './wait-kinds.ts';
import { towardsTutor, waitOf, waitsOf, type Cause, type Sent, type TutorTold } from './wait.ts';

const since = new Date('2026-09-01T08:00:00Z');
const begunAt = new Date('2026-01-01T00:00:00Z');
const rules = rulesWith({});

const cause = (changes: Partial<Cause> = {}): Cause => ({
  kind: 'register',
  accountId: 7,
  subject: 'account',
  subjectId: 7,
  count: 1,
  since,
  ...changes,
});

const at = (days: number) => ({ begunAt, now: daysLater(since, days) });

const sentAt = (days: number, step: number): Sent => ({
  ...cause(),
  step,
  at: daysLater(since, days),
});

describe('a wait', () => {
  it('is reminded of on the days of the table, then seen to by the staff', () => {
    expect(waitOf(cause(), rules, [], at(2.9))).toMatchObject({
      step: null,
      isLate: false,
      next: { at: daysLater(since, 3), what: 'reminder' },
    });
    expect(waitOf(cause(), rules, [], at(3)).step).toBe(1);
    expect(waitOf(cause(), rules, [sentAt(3, 1)], at(6)).step).toBe(null);
    expect(waitOf(cause(), rules, [sentAt(3, 1)], at(7)).step).toBe(2);
    expect(waitOf(cause(), rules, [sentAt(3, 1), sentAt(14, 3)], at(20))).toMatchObject({
      step: null,
      isLate: false,
      sentCount: 2,
      lastSentAt: daysLater(since, 14),
      next: { at: daysLater(since, 21), what: 'staff' },
    });
    expect(waitOf(cause(), rules, [sentAt(14, 3)], at(21))).toMatchObject({
      step: null,
      isLate: true,
      next: null,
    });
  });

  it('makes up for nothing: of several reminders that did not leave, one does', () => {
    expect(waitOf(cause(), rules, [], at(15)).step).toBe(3);
    expect(waitOf(cause(), rules, [sentAt(15, 3)], at(18)).step).toBe(null);
  });

  it('takes what was sent by hand for what was due by then, and for nothing that comes later', () => {
    const byHand = (days: number): Sent => ({ ...sentAt(days, 0), isByHand: true });
    const stepAt = (days: number, ...sent: Sent[]) => waitOf(cause(), rules, sent, at(days)).step;
    expect([3, 5, 7].map((days) => stepAt(days, byHand(3)))).toEqual([null, null, 2]);
    expect([3, 4].map((days) => stepAt(days, byHand(2)))).toEqual([null, 1]);
    // While it would have been quiet by itself, too.
    expect([8, 14].map((days) => stepAt(days, sentAt(6, 1), byHand(7)))).toEqual([null, 3]);
  });

  it('is told of on the day on which what was put off comes back, once, before the days of the table', () => {
    const back = (days: number, backDay: number, ...sent: Sent[]) =>
      waitOf(cause({ backAt: daysLater(since, backDay) }), rules, sent, at(days));
    expect(back(0.4, 0)).toMatchObject({ step: 0, isReturn: true });
    const told = { ...sentAt(0.4, 0) };
    expect(back(1, 0, told).step).toBe(null);
    expect(back(1, 0, told).isReturn).toBeUndefined();
    expect(back(3, 0, told).step).toBe(1);
    // Of several that wait longer already, of which somebody has just been reminded.
    expect(back(4.4, 4, sentAt(3, 1))).toMatchObject({ step: 0, isReturn: true });
    expect(back(5, 4, sentAt(3, 1), { ...sentAt(4.4, 0), since: daysLater(since, 4) }).step).toBe(
      null,
    );
    expect(back(30, 29).step).toBe(0);
    // Reminders were off meanwhile: after a week it is no news any more.
    expect(back(36.9, 30).isReturn).toBe(true);
    expect(back(37, 30)).toMatchObject({ step: null });
    expect(back(37, 30).isReturn).toBeUndefined();
    expect(back(3, 2).step).toBe(1);
    const off = rulesWith({ register: { runs: false, reminders: [3], staffAfter: 21 } });
    expect(waitOf(cause({ backAt: since }), off, [], at(1)).step).toBe(null);
    const begun = { begunAt: daysLater(since, 1), now: daysLater(since, 2) };
    expect(waitOf(cause({ backAt: since }), rules, [], begun).step).toBe(null);
  });

  it('is quiet where it began before the follow-up did, and shown to the staff', () => {
    const late = { begunAt: daysLater(since, 1), now: daysLater(since, 22) };
    expect(waitOf(cause(), rules, [], late)).toMatchObject({ step: null, isLate: true });
  });

  it('of several is quiet about the older ones alone: those that began since are reminded of', () => {
    const several = cause({ kind: 'answer_candidate', freshSince: daysLater(since, 20) });
    const stepAt = (days: number, ...sent: Sent[]) =>
      waitOf(several, rules, sent, { begunAt: daysLater(since, 10), now: daysLater(since, days) })
        .step;
    const reminded = (days: number, step: number): Sent => ({
      ...sentAt(days, step),
      kind: 'answer_candidate',
    });
    expect([22, 23].map((days) => stepAt(days))).toEqual([null, 1]);
    expect([26, 27].map((days) => stepAt(days, reminded(23, 1)))).toEqual([null, 2]);
    // Of those before it, which have been answered.
    expect(stepAt(23, reminded(13, 1), reminded(17, 2))).toBe(1);
    expect(stepAt(32)).toBe(null);
    const nextAt = (days: number) =>
      waitOf(several, rules, [], { begunAt: daysLater(since, 10), now: daysLater(since, days) })
        .next;
    expect(nextAt(24)).toEqual({ at: daysLater(since, 27), what: 'reminder' });
    expect(nextAt(27)).toBe(null);
    // Where the older ones were answered meanwhile, the rest is not reminded of the same days again.
    const rest = { ...several, since: daysLater(since, 20) };
    const restAt = (days: number, ...sent: Sent[]) =>
      waitOf(rest, rules, sent, { begunAt: daysLater(since, 10), now: daysLater(since, days) })
        .step;
    expect(restAt(29, reminded(23, 1), reminded(27, 2))).toBe(null);
    expect([26, 27].map((days) => restAt(days, reminded(23, 1)))).toEqual([null, 2]);
    // Where a newer one is the oldest of the fresh by now, its days are its own.
    const newer = { ...several, freshSince: daysLater(since, 22) };
    const moments = { begunAt: daysLater(since, 10), now: daysLater(since, 29) };
    expect(waitOf(newer, rules, [reminded(23, 1), reminded(27, 2)], moments).step).toBe(2);
  });

  it('is quiet where its kind is switched off', () => {
    const off = rulesWith({ register: { runs: false, reminders: [3], staffAfter: 21 } });
    expect(waitOf(cause(), off, [], at(5))).toMatchObject({ step: null, next: { what: 'staff' } });
  });

  it('tells once, with the second reminder, of what somebody else is asked for', () => {
    const asked = cause({ elsewhereBy: ['mail', 'sms'] });
    const elsewhere = [
      { ...sentAt(3, 1), isElsewhere: true },
      { ...sentAt(7, 2), isElsewhere: true },
    ];
    expect([3, 7, 14].map((days) => waitOf(asked, rules, [], at(days)).step)).toEqual([null, 2, 2]);
    expect(waitOf(asked, rules, elsewhere, at(7))).toMatchObject({ step: 2, sentCount: 2 });
    expect(waitOf(asked, rules, [sentAt(3, 1)], at(7)).step).toBe(2);
    expect(waitOf(asked, rules, [sentAt(7, 2)], at(14)).step).toBe(null);
    // By SMS alone nobody is reminded where it is not set: the account is, each time.
    const byPhone = cause({ elsewhereBy: ['sms'] });
    expect([3, 7, 14].map((days) => waitOf(byPhone, rules, [], at(days)).step)).toEqual([1, 2, 3]);
  });

  it('stands towards whoever is asked as the table says, after the rest that asking them is', () => {
    const wait = waitOf(cause({ elsewhereBy: ['mail'] }), rules, [], at(3));
    const stepAt = (days: number, told: TutorTold) =>
      towardsTutor(wait, rules, told, at(days)).step;
    expect(stepAt(3, { askedAt: null, sent: [] })).toBe(1);
    expect(stepAt(3, { askedAt: at(2).now, sent: [] })).toBe(null);
    expect(stepAt(4, { askedAt: at(2).now, sent: [] })).toBe(1);
    expect(stepAt(14, { askedAt: null, sent: [sentAt(3, 1), sentAt(7, 2)] })).toBe(3);
  });

  it('begins anew with a new cause, after two days of rest', () => {
    const anew = cause({ since: daysLater(since, 5) });
    expect(waitOf(anew, rules, [sentAt(7, 2)], at(8)).step).toBe(null);
    expect(waitOf(anew, rules, [sentAt(7, 2)], at(9)).step).toBe(1);
  });
});

const someCause: fc.Arbitrary<Cause> = fc.record({
  kind: fc.constantFrom(...waitKindKeys),
  accountId: fc.integer({ min: 1, max: 3 }),
  subject: fc.constant('account' as const),
  subjectId: fc.integer({ min: 1, max: 3 }),
  count: fc.constant(1),
  since: fc.integer({ min: 0, max: 60 }).map((days) => daysLater(since, days)),
});

describe('all waits', () => {
  it('never say of a reminder that left that it may leave again, nor remind after the staff took over', () => {
    fc.assert(
      fc.property(someCause, fc.array(fc.nat(100), { maxLength: 60 }), (one, days) => {
        const sent: Sent[] = [];
        for (const day of days.toSorted((a, b) => a - b)) {
          const now = daysLater(since, day);
          if (now < one.since) continue;
          const wait = waitOf(one, rules, sent, { begunAt, now });
          if (wait.step === null) continue;
          sent.push({ ...one, step: wait.step, at: now });
          expect(waitOf(one, rules, sent, { begunAt, now }).step).toBe(null);
        }
        const { reminders, staffAfter } = waitKinds[one.kind];
        expect(sent.length).toBeLessThanOrEqual(reminders.length);
        expect(new Set(sent.map(({ step }) => step)).size).toBe(sent.length);
        for (const { at: left } of sent)
          expect(left < daysLater(one.since, (staffAfter ?? Infinity) + 1)).toBe(true);
      }),
    );
  });

  it('are the same for the same facts in any order, one for each cause that has begun', () => {
    fc.assert(
      fc.property(fc.array(someCause), fc.nat(70), (causes, days) => {
        const moments = { begunAt, now: daysLater(since, days) };
        const waits = waitsOf(causes, rules, [], moments);
        expect(waits).toHaveLength(causes.filter((one) => one.since <= moments.now).length);
        const other = waitsOf(causes.toReversed(), rules, [], moments);
        const told = (list: typeof waits) => list.map((one) => JSON.stringify(one)).toSorted();
        expect(told(other)).toEqual(told(waits));
      }),
    );
  });
});
