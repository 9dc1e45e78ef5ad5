import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../../calendar/days.ts';
import { deliveredFigures } from './delivered-figures.ts';
import { figureNameKeys, figureNames, figureOn, headcounts, nextEnd } from './figures.ts';
import { minimumPaySteps, percentOf, type PayCase } from './minimum-pay.ts';
import { simulate } from './simulate.ts';
import type { Simulation } from './simulation.ts';

const adult: Simulation = {
  kind: 'apprentice',
  birthdate: '2008-03-10',
  start: '2026-09-01',
  end: '2028-08-31',
  weeklyHours: 35,
  mayotte: false,
  headcount: 'under11',
  publicEmployer: false,
  disability: false,
  level: 5,
};

const run = (changes: Partial<Simulation> = {}) =>
  simulate({ ...adult, ...changes }, deliveredFigures);

const percents = (changes: Partial<PayCase> = {}): [string, number][] =>
  minimumPaySteps({ ...adult, ...changes }).map((step) => {
    const grid = figureOn(deliveredFigures, step.figure, step.from)?.value ?? Number.NaN;
    return [step.from, percentOf(step, grid)];
  });

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));

const payCase: fc.Arbitrary<PayCase> = fc
  .record({
    kind: fc.constantFrom('apprentice', 'professional'),
    birthdate: fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('1980-01-01', days)),
    start: day,
    end: fc.constant(''),
    professionalBachelor: fc.boolean(),
    yearsDone: fc.integer({ min: 0, max: 2 }),
    sameLevelAfterDiploma: fc.boolean(),
    earnedPercent: fc.integer({ min: 0, max: 120 }),
    levelFourHeld: fc.boolean(),
  })
  .chain((one) =>
    fc
      .integer({ min: 1, max: 48 })
      .map((months) => ({ ...one, end: addDays(addMonths(one.start, months), -1) })),
  );

describe('the least that may be paid', () => {
  it('covers what begins until the end of 2026, and says what is known no more afterwards', () => {
    for (const day of ['2026-11-24', '2026-12-31'])
      for (const name of figureNameKeys)
        expect([day, name, figureOn(deliveredFigures, name, day) !== null]).toEqual([
          day,
          name,
          true,
        ]);
    expect(nextEnd(deliveredFigures, '2026-11-24')).toEqual({ on: '2026-12-31', count: 19 });
    const raised = deliveredFigures.concat({
      name: 'smic.hourly',
      from: '2027-01-01',
      until: null,
      value: 12.5,
      source: 'Décret',
    });
    expect(nextEnd(raised, '2026-11-24')).toEqual({ on: '2026-12-31', count: 18 });
    expect(nextEnd(deliveredFigures, '2027-01-01')).toBeNull();
  });

  it('covers the contract from its first day to its last, without hole or overlap', () => {
    fc.assert(
      fc.property(payCase, (one) => {
        const steps = minimumPaySteps(one);
        expect(steps[0]?.from).toBe(one.start);
        expect(steps.at(-1)?.to).toBe(one.end);
        expect(steps.every((step) => step.from <= step.to)).toBe(true);
        expect(steps.slice(1).map((step) => step.from)).toEqual(
          steps.slice(0, -1).map((step) => addDays(step.to, 1)),
        );
      }),
    );
  });

  it('never falls, is never above the minimum wage itself, and has two steps a year at most', () => {
    fc.assert(
      fc.property(payCase, (one) => {
        const found = percents(one).map(([, percent]) => percent);
        expect(found).toEqual(found.toSorted((a, b) => a - b));
        expect(Math.max(...found)).toBeLessThanOrEqual(100);
        const years = Map.groupBy(minimumPaySteps(one), ({ year }) => year);
        for (const steps of years.values()) expect(steps.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('rises from the first of the month that follows the birthday', () => {
    expect(percents({ birthdate: '2008-11-15' })).toEqual([
      ['2026-09-01', 27],
      ['2026-12-01', 43],
      ['2027-09-01', 51],
    ]);
    expect(percents({ birthdate: '2005-09-01' })[0]).toEqual(['2026-09-01', 53]);
  });

  it('knows the cases of its own', () => {
    expect(percents({ end: '2027-08-31', professionalBachelor: true })).toEqual([
      ['2026-09-01', 51],
    ]);
    expect(percents({ end: '2027-08-31', sameLevelAfterDiploma: true, yearsDone: 1 })).toEqual([
      ['2026-09-01', 66],
    ]);
    expect(percents({ yearsDone: 1 }).map(([, percent]) => percent)).toEqual([51, 67]);
    expect(percents({ earnedPercent: 61 }).map(([, percent]) => percent)).toEqual([61, 61]);
    expect(percents({ birthdate: '1998-01-01' }).map(([, percent]) => percent)).toEqual([100, 100]);
    expect(percents({ end: '2030-08-31', birthdate: '2009-12-01' }).at(-1)?.[1]).toBe(67);
  });

  it('is another in professionalisation, by age and by the diploma held', () => {
    const end = '2027-08-31';
    const of = (birthdate: string, levelFourHeld: boolean) =>
      percents({ kind: 'professional', birthdate, levelFourHeld, end });
    expect(of('2007-06-01', false)).toEqual([['2026-09-01', 55]]);
    expect(of('2007-06-01', true)).toEqual([['2026-09-01', 65]]);
    expect(of('2006-01-20', true)).toEqual([
      ['2026-09-01', 65],
      ['2027-02-01', 80],
    ]);
    expect(of('1996-01-01', false)).toEqual([['2026-09-01', 100]]);
    const turns21 = { ...adult, kind: 'professional', birthdate: '2006-01-20', end } as const;
    expect(minimumPaySteps(turns21).map(({ rules }) => rules)).toEqual([
      ['D6325-15'],
      ['D6325-15', 'D6325-16'],
    ]);
  });
});

describe('the simulator', () => {
  it('tells gross, net, cost and aid in euros for what is known', () => {
    const { periods, aid } = run();
    expect(periods[0]).toMatchObject({
      year: 1,
      from: '2026-09-01',
      to: '2026-12-31',
      percent: 43,
      gross: 802.82,
      net: 802.82,
      cost: 817.72,
      aid: 375,
      knownUntil: '2026-12-31',
    });
    expect(aid).toMatchObject({ yearly: 4500, total: 4500, knownUntil: '2026-12-31' });
  });

  it('counts the wage of the branch whole for an apprentice, in part and from 26 on in professionalisation', () => {
    const first = (changes: Partial<Simulation>) => {
      const { gross, base, percent, rules } =
        run({ branchMonthly: 2000, ...changes }).periods[0] ?? {};
      return { gross, base, percent, rules };
    };
    expect(first({ birthdate: '2004-01-01' })).toMatchObject({
      gross: 1060,
      base: 'SMC',
      percent: 53,
    });
    const professional = { kind: 'professional', yearsDone: 1, earnedPercent: 90 } as const;
    expect(first({ ...professional, birthdate: '2004-01-01' })).toEqual({
      gross: 1306.91,
      base: 'SMIC',
      percent: 70,
      rules: ['D6325-15'],
    });
    expect(first({ ...professional, birthdate: '1996-01-01' })).toMatchObject({
      gross: 1867.02,
      base: 'SMIC',
      percent: 100,
    });
    expect(first({ ...professional, birthdate: '1996-01-01', branchMonthly: 2400 })).toEqual({
      gross: 2040,
      base: 'SMC',
      percent: 85,
      rules: ['D6325-15', 'D6325-18'],
    });
  });

  it('shows percentages and no euros after the last known minimum wage', () => {
    fc.assert(
      fc.property(payCase, (one) => {
        const later = run(one).periods.filter(({ from }) => from > '2026-12-31');
        expect(later.every(({ percent }) => percent > 0)).toBe(true);
        expect(later.flatMap(({ gross, net, cost }) => [gross, net, cost]).filter(Boolean)).toEqual(
          [],
        );
      }),
    );
  });

  it('never nets more than gross, nor costs less', () => {
    fc.assert(
      fc.property(payCase, fc.constantFrom(...headcounts), (one, headcount) => {
        const { periods } = run({ ...one, headcount });
        const odd = periods.filter(
          ({ gross, net, cost }) =>
            gross !== null && ((net !== null && net > gross) || (cost !== null && cost < gross)),
        );
        expect(odd).toEqual([]);
      }),
    );
  });

  it.each([
    ['a small firm, bac', { level: 4 }, 5000],
    ['a small firm, master', { level: 7 }, 2000],
    ['a large firm, bac+2', { headcount: '250plus' }, 1500],
    ['disability', { disability: true, headcount: '250plus' }, 6000],
    ['a public employer', { publicEmployer: true }, 0],
    ['2024, a small firm, bac', { start: '2024-09-02', end: '2026-08-31', level: 4 }, 6000],
    [
      '2024, a large firm, master',
      { start: '2024-12-31', end: '2026-08-31', level: 7, headcount: '250plus' },
      6000,
    ],
    ['2025', { start: '2025-09-01', end: '2027-08-31', level: 7 }, 5000],
    ['January 2026, bac+2', { start: '2026-01-05', end: '2027-08-31' }, 0],
    ['January 2025, whose rule is not known', { start: '2025-01-15', end: '2026-08-31' }, null],
    ['2027, not known yet', { start: '2027-01-04', end: '2028-08-31' }, null],
  ] as const)('%s: the aid', (_, changes, yearly) => {
    expect(run(changes).aid.yearly).toBe(yearly);
  });

  it('says that the aid of 2024 is to be verified', () => {
    const { aid } = run({ start: '2024-09-02', end: '2026-08-31' });
    expect([aid.toCheck, aid.source]).toEqual([true, expect.stringContaining('2023-1354')]);
  });

  it('knows nothing of a year after the last known one, not even that a doctorate brings no aid', () => {
    expect(run({ level: 8 }).aid.yearly).toBe(0);
    expect(run({ level: 8, start: '2027-09-01', end: '2029-08-31' }).aid.yearly).toBeNull();
  });

  it('pays the aid in proportion where the contract ends before a year', () => {
    expect(run({ end: '2027-02-28', level: 4 }).aid.total).toBeCloseTo((5000 * 181) / 365, 0);
  });

  it('reads what staff have added', () => {
    const added = [
      ...deliveredFigures,
      {
        name: 'smic.hourly' as const,
        from: '2027-01-01',
        until: '2027-12-31',
        value: 12.6,
        source: 'Décret',
      },
    ];
    const { periods } = simulate(adult, added);
    expect(periods.find(({ from }) => from === '2027-01-01')?.gross).toBeCloseTo(821.73, 1);
    expect(periods.at(-1)?.gross).toBeNull();
  });

  it('has figures of known names alone, each name in French', () => {
    for (const { name } of deliveredFigures) expect(figureNameKeys).toContain(name);
    expect(figureNameKeys.every((name) => figureNames[name].label !== '')).toBe(true);
  });
});
