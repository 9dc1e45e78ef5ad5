import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/days.ts';
import {
  figuresOn,
  partsOf,
  placementRate,
  reportStepKeys,
  sameDayBefore,
  type Course,
} from './report.ts';

const nothing: Course = {
  programmeId: 1,
  invited: null,
  registered: null,
  complete: null,
  matched: null,
  met: null,
  agreed: null,
  signed: null,
  broken: null,
  lost: null,
};

const rateOn = (courses: readonly Course[], day: string): number | null => {
  const { reached, placed } = figuresOn(courses, day);
  return placementRate(reached.complete, placed);
};

test('counts what had been reached by a day, and not what came after', () => {
  const courses = [
    { ...nothing, invited: '2026-03-01', complete: '2026-04-01', signed: '2026-06-01' },
    { ...nothing, invited: '2026-05-02' },
  ];
  expect(figuresOn(courses, '2026-05-01').reached).toMatchObject({
    invited: 1,
    complete: 1,
    signed: 0,
  });
  const later = figuresOn(courses, '2026-06-01');
  expect(later.reached).toMatchObject({ invited: 2, complete: 1, signed: 1 });
  expect(rateOn(courses, '2026-06-01')).toBe(1);
  expect(rateOn([], '2026-06-01')).toBeNull();
});

test('whose contract was broken is placed no more, until they are placed again', () => {
  const signed = { ...nothing, complete: '2026-04-01', signed: '2026-05-01' };
  const broken = { ...signed, broken: '2026-06-01', lost: '2026-06-01' };
  const again = { ...broken, lost: null };
  expect(rateOn([broken], '2026-05-15')).toBe(1);
  expect(rateOn([broken], '2026-06-01')).toBe(0);
  expect(rateOn([broken, again], '2026-07-01')).toBe(0.5);
});

test('the days from yes to signature are those of the middle, of who has signed by then', () => {
  const signedAfter = (days: number): Course => ({
    ...nothing,
    agreed: '2026-05-01',
    signed: addDays('2026-05-01', days),
  });
  const courses = [3, 10, 40].map(signedAfter);
  expect(figuresOn(courses, '2026-07-01').daysToSignature).toBe(10);
  expect(figuresOn(courses, '2026-05-05').daysToSignature).toBe(3);
  expect(figuresOn([nothing], '2026-05-05').daysToSignature).toBeNull();
});

const someDay = fc.integer({ min: 0, max: 730 }).map((days) => addDays('2025-01-01', days));
const daysOrNone = fc.option(someDay, { nil: null });
const someCourses = fc.array(
  fc.record({
    programmeId: fc.constant(1),
    lost: daysOrNone,
    ...Object.fromEntries(reportStepKeys.map((step) => [step, daysOrNone])),
  }) as fc.Arbitrary<Course>,
);

test('no count falls as time goes by, and a rate is a share', () => {
  fc.assert(
    fc.property(someCourses, someDay, someDay, (courses, one, other) => {
      const [first = '', last = ''] = [one, other].toSorted();
      const [before, after] = [figuresOn(courses, first), figuresOn(courses, last)];
      for (const step of reportStepKeys)
        expect(before.reached[step]).toBeLessThanOrEqual(after.reached[step]);
      const rate = placementRate(after.reached.complete, after.placed) ?? 0;
      expect(rate >= 0 && rate <= 1).toBe(true);
    }),
  );
});

test('what is kept of whoever is gone counts as they did, and no part of it tells their whole way', () => {
  fc.assert(
    fc.property(someCourses, someDay, (courses, day) => {
      const kept = courses.flatMap(partsOf);
      expect(figuresOn(kept, day)).toEqual(figuresOn(courses, day));
      for (const { invited, registered, complete, matched, met, agreed, signed } of kept)
        expect(
          [invited, registered, complete, matched, met, agreed ?? signed].filter(Boolean).length,
        ).toBeLessThanOrEqual(1);
    }),
  );
});

test.each([
  ['2026-11-23', '2026-09-01', '2025-09-01', '2025-11-23'],
  ['2027-02-01', '2026-09-01', '2025-09-01', '2026-02-01'],
  ['2028-02-29', '2027-09-01', '2026-09-01', '2027-02-28'],
])('%s of the year begun on %s is %3$s of the one begun on %s', (today, starts, started, day) => {
  expect(sameDayBefore(today, starts, started)).toBe(day);
});
