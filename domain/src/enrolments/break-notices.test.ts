import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/days.ts';
import { adult } from '../contracts/testing/adult.ts';
import { breakNotices } from './break-notices.ts';
import { breakReasonKeys, breakReasons, breakingDoubt, breakingFaults } from './breaking.ts';
import { practiceEstimate } from './practice-days.ts';

const begins = adult['contract_start'] ?? '';
const day30 = addDays(begins, 30);
const trial = { brokenOn: day30, brokenBy: 'apprentice', reason: 'trial' } as const;

describe('what a break asks for', () => {
  it('on day 30: a paper, word to centre and OPCO, six months of training', () => {
    expect(breakingFaults(trial, { beginsOn: begins, today: day30 })).toEqual({});
    expect(breakingDoubt(trial, begins)).toBeNull();
    expect(practiceEstimate(begins, day30)).toEqual({ days: 13, within: true });
    const told = breakNotices({ ...trial, isProfessional: false });
    expect(told.map(({ source, day }) => [source, day?.on ?? null])).toEqual([
      ['L6222-18', null],
      ['R6222-21 et D6224-6', null],
      ['L6222-18-2 et L6231-2', '2027-04-01'],
      ['D6243-1 et D6243-2', '2026-10-02'],
    ]);
  });

  it('of who resigns: the mediator, then the employer, each so many days ahead', () => {
    const told = breakNotices({
      brokenOn: '2027-03-31',
      brokenBy: 'apprentice',
      reason: 'resignation',
      isProfessional: false,
    });
    expect(told.slice(0, 2).map(({ day }) => day?.on)).toEqual(['2027-03-19', '2027-03-24']);
  });

  it('with a diploma in hand: a month before', () => {
    const [told] = breakNotices({
      brokenOn: '2027-07-31',
      brokenBy: 'apprentice',
      reason: 'diploma',
      isProfessional: false,
    });
    expect(told?.day).toEqual({ word: 'by', on: '2027-06-30' });
  });

  it('of a professionalisation: word to the OPCO within 30 days', () => {
    const told = breakNotices({ ...trial, isProfessional: true });
    expect(told.map(({ day }) => day)).toEqual([{ word: 'by', on: addDays(day30, 30) }]);
  });

  it('is something for every reason, each with its article', () => {
    for (const reason of breakReasonKeys)
      for (const isProfessional of [true, false]) {
        const [brokenBy] = breakReasons[reason].by;
        const told = breakNotices({ brokenOn: day30, brokenBy, reason, isProfessional });
        expect([reason, told.length > 0]).toEqual([reason, true]);
        expect(told.every(({ source, text }) => source !== '' && text.endsWith('.'))).toBe(true);
      }
  });
});
