import * as fc from 'fast-check';
import { candidateIds, companyIds, needIds } from './centre.ts';
import { deeds, type Deed } from './deeds.ts';

/** Everybody comes to the point where matches begin on some day, mostly early, or hardly anything could happen. */
const coming: fc.Arbitrary<Deed[]> = fc
  .array(
    // In tenths of a day: what comes at any hour is what makes a second message of a day.
    fc.record({ begin: fc.nat(400), gap: fc.constantFrom(0.02, 0.4, 2, 6, 12, 999) }),
    { minLength: 10, maxLength: 10 },
  )
  .map((paces) =>
    paces.flatMap(({ begin: tenths, gap }, index): Deed[] => {
      const begin = tenths / 10;
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
  'tutor_bounce',
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

// Within how many days all of it happens: much in a few weeks tries the limits, little in a year the hours.
const spans = [20, 60, 300] as const;

const happening: fc.Arbitrary<Deed[]> = fc
  .record({
    begin: fc.nat(60),
    span: fc.constantFrom(...spans),
    some: fc.array(
      fc.record({
        what: fc.constantFrom(...everyDeed),
        part: fc.nat(1000),
        candidate: fc.constantFrom(...candidateIds),
        company: fc.constantFrom(...companyIds),
        isCompany: fc.boolean(),
        need: fc.constantFrom(...needIds),
      }),
      { minLength: 20, maxLength: 100 },
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

/** How it goes on between two who are matched; deeds that are drawn one by one hardly ever come in such an order. */
const courses = [
  [
    'accept',
    'propose',
    'take',
    'outcome',
    'agree',
    'place',
    'fill_part',
    'complete',
    'sign',
    'sign',
  ],
  ['accept', 'propose', 'propose_others', 'take'],
  ['accept', 'propose', 'take'],
  ['accept', 'agree', 'propose', 'propose_others'],
  ['accept', 'agree', 'place', 'break'],
  ['accept', 'put_off', 'accept', 'propose', 'decline'],
] as const satisfies Deed['what'][][];

const meeting: fc.Arbitrary<Deed[]> = fc
  .record({
    begin: fc.nat(60),
    span: fc.constantFrom(...spans),
    some: fc.array(
      fc.record({
        course: fc.constantFrom(...courses),
        part: fc.nat(1000),
        pace: fc.constantFrom(0.1, 0.6, 1.3, 2.9, 8),
        person: fc.constantFrom(...candidateIds),
        need: fc.constantFrom(...needIds),
      }),
      { minLength: 6, maxLength: 16 },
    ),
  })
  .map(({ begin, span, some }) =>
    some.flatMap(({ course, part, pace, person, need }) =>
      course.map((what, step) => ({
        what,
        person,
        need,
        day: begin + (part / 1000) * span + step * pace,
      })),
    ),
  );

export interface SomeYear {
  deeds: Deed[];
  /** How long after the full hours it is looked at, in minutes: all hours of the day come about. */
  minute: number;
}

export const someYear: fc.Arbitrary<SomeYear> = fc
  .record({ coming, happening, meeting, minute: fc.nat(179) })
  .map(({ minute, ...parts }) => ({
    deeds: [...parts.coming, ...parts.happening, ...parts.meeting],
    minute,
  }));
