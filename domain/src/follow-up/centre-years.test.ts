import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WaitKind } from './wait-kinds.ts';
import { faultsOfYear } from './testing/judge-year.ts';
import { playYear } from './testing/play-year.ts';
import { bySmsAlone, someSetting } from './testing/some-setting.ts';
import { someYear } from './testing/some-year.ts';
import { fullYear, openYear } from './testing/told-years.ts';

/** How many years are played; thousands take minutes: `FOLLOW_UP_YEARS=3000 npx vitest run centre-years`. */
const years = Number(process.env['FOLLOW_UP_YEARS'] ?? 12);
const timeout = 120_000 + 2000 * years;

it('holds every limit over years of a whole centre, whatever happens there', { timeout }, () => {
  const seen = new Map<WaitKind, number>();
  const toTutors = new Set<number | null>();
  fc.assert(
    fc.property(someYear, ({ deeds, minute }) => {
      const year = playYear(deeds, minute);
      expect(faultsOfYear(year)).toEqual([]);
      for (const { reminders } of year.left)
        for (const { kind } of reminders) seen.set(kind, (seen.get(kind) ?? 0) + 1);
      for (const { reminders } of year.left.filter(({ to }) => to === 21))
        for (const { step } of reminders) toTutors.add(step);
    }),
    {
      numRuns: years,
      // What chance brings about in some years alone is in these, so that a limit that is passed is noticed each time.
      examples: [[openYear], [fullYear]],
      interruptAfterTimeLimit: timeout,
      markInterruptAsFailure: true,
    },
  );
  // A year in which nothing is asked for would hold everything.
  for (const kind of ['register', 'sheet'] as const)
    expect(seen.get(kind) ?? 0).toBeGreaterThan(years / 2);
  for (const kind of [
    'answer_candidate',
    'answer_company',
    'answer_meeting',
    'prepare_contract',
    'candidate_part',
    'complete_contract',
  ] as const)
    expect(seen.get(kind) ?? 0).toBeGreaterThan(0);
  expect(toTutors).toEqual(new Set([1, 2, 3]));
});

it(
  'holds them whatever a superuser sets, and sends by nothing that is not set',
  { timeout },
  () => {
    const by = new Set<string>();
    // Drawn settings need not have any by which something leaves without a mail.
    const [drawn] = fc.sample(someYear, { seed: 1, numRuns: 1 });
    if (!drawn) throw new Error('There is a year.');
    fc.assert(
      fc.property(someYear, someSetting, ({ deeds, minute }, setting) => {
        const year = playYear(deeds, minute, setting);
        expect(faultsOfYear(year)).toEqual([]);
        for (const { channels } of year.left) by.add(channels.join(' '));
      }),
      {
        numRuns: years,
        examples: [[drawn, bySmsAlone]],
        interruptAfterTimeLimit: timeout,
        markInterruptAsFailure: true,
      },
    );
    expect([...by].some((channels) => channels.includes('sms'))).toBe(true);
    expect([...by].some((channels) => !channels.includes('mail'))).toBe(true);
  },
);
