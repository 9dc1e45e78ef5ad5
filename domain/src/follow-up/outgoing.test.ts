import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysLater } from '../calendar/elapsed.ts';
import { parisClock } from '../calendar/paris-time.ts';
import { isQuietDay } from '../calendar/quiet-days.ts';
import { candidateCauses, type CandidateFacts } from './candidate-causes.ts';
import { outgoingTo, remindersAWeek } from './outgoing.ts';
import { rulesWith } from './wait-kinds.ts';
import { waitsOf, type Sent, type Wait } from './wait.ts';

const hour = 9;
/** In the half year from here the hour changes twice. */
const start = new Date('2026-10-01T07:00:00Z');
const begunAt = new Date('2026-09-01T00:00:00Z');
/** How many lives are played; thousands take some minutes: `FOLLOW_UP_LIVES=3000 npx vitest run domain/src/follow-up/outgoing.test.ts`. */
const lives = Number(process.env['FOLLOW_UP_LIVES'] ?? 40);
const rules = rulesWith({});

/** What happens to an invented candidate, in days from the beginning; what never happens is far away. */
interface Life {
  invited: number;
  /** At which minute of the hour the job looks. */
  minute: number;
  registered: number;
  sheet: number;
  test: number;
  /** On each of these days a match appears; the company says yes so many days later, and is answered so many after. */
  matches: { shown: number; yes: number; answered: number }[];
  muted: boolean;
}

const someLife: fc.Arbitrary<Life> = fc
  .record({
    invited: fc.nat(30),
    minute: fc.nat(59),
    // Within how many days all matches appear: much in a week tries the limits, seldom in half a year the hours.
    span: fc.constantFrom(0.5, 6, 30, 150),
    begin: fc.nat(60),
    steps: fc.array(fc.constantFrom(0.02, 1, 3, 8, 16, 999), { minLength: 3, maxLength: 3 }),
    matches: fc.array(
      fc.record({
        // A part of the span: of doubles nearly all would lie within its first second.
        shown: fc.nat(1000).map((part) => part / 1000),
        yes: fc.constantFrom(0.3, 1.2, 2.1, 3.4, 9.7, 999),
        answered: fc.constantFrom(0.2, 3.3, 6.1, 999),
      }),
      { maxLength: 12 },
    ),
    muted: fc.boolean(),
  })
  .map(({ invited, minute, span, begin, steps: [a = 0, b = 0, c = 0], matches, muted }) => ({
    invited,
    minute,
    registered: invited + a,
    sheet: invited + a + b,
    test: invited + a + b + c,
    matches: matches.map((one) => ({ ...one, shown: begin + one.shown * span })),
    muted,
  }));

const factsAt = (life: Life, today: number): CandidateFacts => {
  const happened = (days: number) => (days <= today ? daysLater(start, days) : null);
  const isMatched = life.test <= today;
  const shown = isMatched ? life.matches.filter((one) => one.shown <= today) : [];
  const yeses = shown.flatMap((one, index) => {
    const at = one.shown + one.yes;
    return at <= today && at + one.answered > today
      ? [{ matchId: index + 1, at: daysLater(start, at) }]
      : [];
  });
  return {
    accountId: 1,
    invitedAt: daysLater(start, life.invited),
    registeredAt: happened(life.registered),
    sheetAt: happened(life.sheet),
    testAt: happened(life.test),
    refusedAt: null,
    isPlaced: false,
    brokenAt: null,
    isOver: false,
    openMatches: shown.length,
    movedAt: null,
    yeses,
    meetings: [],
  };
};

interface Left {
  at: Date;
  reminders: Wait[];
  news: boolean;
  facts: CandidateFacts;
}

const lastDayOf = (left: readonly Left[]): string | null => {
  const last = left.at(-1);
  return last ? parisClock(last.at).day : null;
};

/** Half a year in steps of an hour, as the job takes them. */
const play = (life: Life): Left[] => {
  const sent: Sent[] = [];
  const left: Left[] = [];
  let newsUntil = -1;
  for (let today = life.invited + life.minute / 1440; today < 180; today += 1 / 24) {
    const now = daysLater(start, today);
    const facts = factsAt(life, today);
    const waits = waitsOf(candidateCauses(facts), rules, sent, { begunAt, now });
    const shown = life.test <= today ? life.matches.filter((one) => one.shown <= today) : [];
    const outgoing = outgoingTo(
      {
        waits,
        news: shown.filter((one) => Math.max(one.shown, life.test) > newsUntil).length,
        isFirst: newsUntil < 0,
        muted: life.muted ? ['news', 'reminders'] : [],
        isHeld: false,
        heldKinds: [],
        lastDay: lastDayOf(left),
        remindedAt: left.filter(({ reminders }) => reminders.length > 0).map(({ at }) => at),
      },
      now,
      hour,
    );
    if (!outgoing) continue;
    left.push({ at: now, facts, ...outgoing });
    if (outgoing.news) newsUntil = today;
    for (const wait of outgoing.reminders)
      sent.push({ ...wait, step: wait.step as number, at: now });
  }
  return left;
};

const hasEnded = ({ kind, subjectId }: Wait, facts: CandidateFacts): boolean =>
  (kind === 'register' && facts.registeredAt !== null) ||
  (kind === 'sheet' && facts.sheetAt !== null) ||
  (kind === 'candidate_test' && facts.testAt !== null) ||
  (kind === 'answer_company' && facts.yeses.every(({ matchId }) => matchId !== subjectId));

it(
  'holds every limit over half a year, whatever happens to somebody',
  { timeout: 120_000 + 500 * lives },
  () => {
    fc.assert(
      fc.property(someLife, (life) => {
        const left = play(life);
        expect(life.muted && left.length > 0).toBe(false);
        const days = left.map(({ at }) => parisClock(at));
        expect(new Set(days.map(({ day }) => day)).size).toBe(left.length);
        for (const { day, time } of days) {
          expect(time >= '08:00' && time < '20:00').toBe(true);
          expect(isQuietDay(day)).toBe(false);
        }
        const reminded = left.filter(({ reminders }) => reminders.length > 0);
        const tooClose = reminded.filter(({ at }, index) => {
          const before = reminded[index - remindersAWeek];
          return before !== undefined && at.getTime() - before.at.getTime() < 7 * 86_400_000;
        });
        expect(tooClose).toEqual([]);
        const told = left.flatMap(({ reminders }) =>
          reminders.map((one) => `${one.kind} ${one.subjectId} ${one.since.getTime()} ${one.step}`),
        );
        expect(new Set(told).size).toBe(told.length);
        const ended = left.flatMap(({ reminders, facts }) =>
          reminders.filter((wait) => hasEnded(wait, facts)),
        );
        expect(ended).toEqual([]);
      }),
      { numRuns: lives },
    );
  },
);

const reader = {
  waits: [],
  news: 1,
  isFirst: false,
  muted: [],
  isHeld: false,
  heldKinds: [],
  lastDay: null,
  remindedAt: [],
};

it('tells the first match at once, later ones at the hour of the digest', () => {
  const early = new Date('2026-11-23T07:15:00Z');
  expect(outgoingTo({ ...reader, isFirst: true }, early, hour)).toMatchObject({ news: true });
  expect(outgoingTo(reader, early, hour)).toBe(null);
  expect(outgoingTo(reader, new Date('2026-11-23T08:00:00Z'), hour)).toMatchObject({ news: true });
});

it('tells nothing to who is held back, has an address that refuses, or switched it off', () => {
  const now = new Date('2026-11-23T10:00:00Z');
  expect(outgoingTo({ ...reader, isHeld: true }, now, hour)).toBe(null);
  expect(outgoingTo({ ...reader, lastDay: '2026-11-23' }, now, hour)).toBe(null);
  expect(outgoingTo({ ...reader, muted: ['news'] }, now, hour)).toBe(null);
  const facts = {
    ...factsAt(
      { invited: 0, minute: 0, registered: 999, sheet: 999, test: 999, matches: [], muted: false },
      1,
    ),
    refusedAt: start,
  };
  const waits = waitsOf(candidateCauses(facts), rules, [], { begunAt, now });
  expect(outgoingTo({ ...reader, waits }, now, hour)).toBe(null);
});
