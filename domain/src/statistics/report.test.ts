import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { figuresAt, placementRate, reportStepKeys, sameDayBefore, type Course } from './report.ts';

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

const rateAt = (courses: readonly Course[], until: Date): number | null => {
  const { reached, placed } = figuresAt(courses, until);
  return placementRate(reached.complete, placed);
};

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

test('counts what had been reached at a moment, and not what came after', () => {
  const courses = [
    { ...nothing, invited: at('2026-03-01'), complete: at('2026-04-01'), signed: at('2026-06-01') },
    { ...nothing, invited: at('2026-05-02') },
  ];
  expect(figuresAt(courses, at('2026-05-01')).reached).toMatchObject({
    invited: 1,
    complete: 1,
    signed: 0,
  });
  const later = figuresAt(courses, at('2026-06-01'));
  expect(later.reached).toMatchObject({ invited: 2, complete: 1, signed: 1 });
  expect(rateAt(courses, at('2026-06-01'))).toBe(1);
  expect(rateAt([], at('2026-06-01'))).toBeNull();
});

test('whose contract was broken is placed no more, until they are placed again', () => {
  const signed = { ...nothing, complete: at('2026-04-01'), signed: at('2026-05-01') };
  const broken = { ...signed, broken: at('2026-06-01'), lost: at('2026-06-01') };
  const again = { ...broken, lost: null };
  expect(rateAt([broken], at('2026-05-15'))).toBe(1);
  expect(rateAt([broken], at('2026-06-01'))).toBe(0);
  expect(rateAt([broken, again], at('2026-07-01'))).toBe(0.5);
});

test('the days from yes to signature are those of the middle, of who has signed by then', () => {
  const signedAfter = (days: number): Course => ({
    ...nothing,
    agreed: at('2026-05-01'),
    signed: new Date(at('2026-05-01').getTime() + days * 86_400_000),
  });
  const courses = [3, 10, 40].map(signedAfter);
  expect(figuresAt(courses, at('2026-07-01')).daysToSignature).toBe(10);
  expect(figuresAt(courses, at('2026-05-05')).daysToSignature).toBe(3);
  expect(figuresAt([nothing], at('2026-05-05')).daysToSignature).toBeNull();
});

test('no count falls as time goes by, and a rate is a share', () => {
  const moment = fc.option(
    fc.date({ min: at('2025-01-01'), max: at('2027-01-01'), noInvalidDate: true }),
    { nil: null },
  );
  const course = fc.record({
    programmeId: fc.constant(1),
    lost: moment,
    ...Object.fromEntries(reportStepKeys.map((step) => [step, moment])),
  }) as fc.Arbitrary<Course>;
  fc.assert(
    fc.property(fc.array(course), moment, moment, (courses, one, other) => {
      const [first, last] = [one ?? at('2025-06-01'), other ?? at('2026-06-01')].toSorted(
        (a, b) => a.getTime() - b.getTime(),
      );
      const [before, after] = [figuresAt(courses, first!), figuresAt(courses, last!)];
      for (const step of reportStepKeys)
        expect(before.reached[step]).toBeLessThanOrEqual(after.reached[step]);
      const rate = placementRate(after.reached.complete, after.placed) ?? 0;
      expect(rate >= 0 && rate <= 1).toBe(true);
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
