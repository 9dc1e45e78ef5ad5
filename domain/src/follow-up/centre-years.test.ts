import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parisClock } from '../calendar/paris-time.ts';
import { isQuietDay } from '../calendar/quiet-days.ts';
import { remindersAWeek } from './outgoing.ts';
import type { WaitKind } from './wait-kinds.ts';
import { candidateIds, companyIds, deeds, needIds, type Deed } from './testing/centre.ts';
import { playYear, type Left, type Year } from './testing/play-year.ts';

/** How many years are played; thousands take minutes: `FOLLOW_UP_YEARS=3000 npx vitest run centre-years`. */
const years = Number(process.env['FOLLOW_UP_YEARS'] ?? 12);
const weekMs = 7 * 86_400_000;

/** Everybody comes to the point where matches begin on some day, mostly early, or hardly anything could happen. */
const coming: fc.Arbitrary<Deed[]> = fc
  .array(fc.record({ begin: fc.nat(40), gap: fc.constantFrom(0.02, 0.4, 2, 6, 12, 999) }), {
    minLength: 10,
    maxLength: 10,
  })
  .map((paces) =>
    paces.flatMap(({ begin, gap }, index): Deed[] => {
      const person = [...candidateIds, ...companyIds][index];
      const need = needIds[index - 6] ?? 101;
      if (person === undefined)
        return (['describe', 'tutor'] as const).map((what, step) => ({
          what,
          person: 11,
          need,
          day: begin + 15 + step * gap,
        }));
      return (['register', 'sheet', 'test'] as const).map((what, step) => ({
        what,
        person,
        need,
        day: begin + step * gap,
      }));
    }),
  );

const rare: ReadonlySet<string> = new Set([
  'bounce',
  'hold',
  'mute',
  'close_year',
  'withdraw',
  'fill',
  'set_aside',
]);
const everyDeed = [
  ...deeds,
  ...deeds.filter((what) => !rare.has(what)),
  ...(['accept', 'accept', 'propose', 'take', 'agree', 'place', 'let_go', 'correct'] as const),
];

const happening: fc.Arbitrary<Deed[]> = fc
  .record({
    begin: fc.nat(60),
    // Within how many days all of it happens: much in a few weeks tries the limits, little in a year the hours.
    span: fc.constantFrom(20, 60, 300),
    some: fc.array(
      fc.record({
        what: fc.constantFrom(...everyDeed),
        part: fc.nat(1000),
        candidate: fc.constantFrom(...candidateIds),
        company: fc.constantFrom(...companyIds),
        isCompany: fc.boolean(),
        need: fc.constantFrom(...needIds),
      }),
      { minLength: 40, maxLength: 160 },
    ),
  })
  .map(({ begin, span, some }) =>
    some.map(({ what, part, candidate, company, isCompany, need }) => ({
      what,
      need,
      person: isCompany && ['bounce', 'hold', 'mute'].includes(what) ? company : candidate,
      day: begin + (part / 1000) * span,
    })),
  );

const someYear = fc.record({ coming, happening, minute: fc.nat(59) });

const deed = (what: Deed['what'], day: number, person: number): Deed => ({
  what,
  day,
  person,
  need: 101,
});

/** Of three complete candidates one leaves a yes open, one waits for the company, one is placed. The fourth has no sheet, the second company no account. */
const openYear = {
  coming: [1, 2, 3, 11].flatMap((person) => [
    deed('register', 1, person),
    deed('sheet', 2, person),
    deed('test', 3, person),
  ]),
  happening: [
    deed('register', 1, 4),
    deed('describe', 4, 11),
    deed('tutor', 5, 11),
    deed('accept', 8, 1),
    deed('accept', 8, 3),
    deed('agree', 9, 3),
    deed('place', 10, 3),
  ],
  minute: 0,
};

const tooMany = (left: readonly Left[]): Left[] => {
  const reminded = left.filter(({ reminders }) => reminders.length > 0);
  return reminded.filter(({ at }, index) => {
    const before = reminded[index - remindersAWeek];
    return before !== undefined && at.getTime() - before.at.getTime() < weekMs;
  });
};

const judge = ({ left, outlived, unwanted, wavering }: Year): void => {
  expect(outlived).toEqual([]);
  expect(wavering).toEqual([]);
  expect(unwanted).toEqual([]);
  for (const { at } of left) {
    const { day, time } = parisClock(at);
    expect(time >= '08:00' && time < '20:00').toBe(true);
    expect(isQuietDay(day)).toBe(false);
  }
  for (const own of Map.groupBy(left, ({ to }) => to).values()) {
    expect(new Set(own.map(({ at }) => parisClock(at).day)).size).toBe(own.length);
    expect(tooMany(own)).toEqual([]);
  }
  const told = left.flatMap(({ to, reminders }) =>
    reminders.map((one) => `${to} ${one.kind} ${one.subjectId} ${one.since.getTime()} ${one.step}`),
  );
  expect(new Set(told).size).toBe(told.length);
};

it(
  'holds every limit over years of a whole centre, whatever happens there',
  { timeout: 120_000 + 2000 * years },
  () => {
    const seen = new Map<WaitKind, number>();
    fc.assert(
      fc.property(someYear, ({ coming: first, happening: rest, minute }) => {
        const year = playYear([...first, ...rest], minute);
        judge(year);
        for (const { reminders } of year.left)
          for (const { kind } of reminders) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }),
      // Few years have a yes that is left open for long, or a placement: one that has both is among them.
      { numRuns: years, examples: [[openYear]] },
    );
    // A year in which nothing is asked for would hold everything.
    for (const kind of ['register', 'sheet'] as const)
      expect(seen.get(kind) ?? 0).toBeGreaterThan(years / 2);
    for (const kind of ['answer_candidate', 'answer_company'] as const)
      expect(seen.get(kind) ?? 0).toBeGreaterThan(0);
  },
);
