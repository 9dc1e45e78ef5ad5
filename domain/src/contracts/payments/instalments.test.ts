import { describe, expect, it } from 'vitest';
import { wholeFile } from '../testing/whole-files.ts';
import { instalmentsOf, isPaidInInstalments, nextInstalment } from './instalments.ts';

const twoYears = { beginsOn: '2026-09-01', endsOn: '2028-08-31' };

describe('what an OPCO pays', () => {
  it('comes at the start, in the seventh and the tenth month, and after the end', () => {
    expect(instalmentsOf(twoYears)).toEqual([
      { key: 'start', dueOn: '2026-09-01' },
      { key: 'month7', dueOn: '2027-03-01' },
      { key: 'month10', dueOn: '2027-06-01' },
      { key: 'balance', dueOn: '2028-12-31' },
    ]);
  });

  it('of a contract that ends before then has no such month', () => {
    const short = { beginsOn: '2026-07-06', endsOn: '2026-12-31' };
    expect(instalmentsOf(short).map(({ key }) => key)).toEqual(['start', 'balance']);
    expect(instalmentsOf({ ...short, endsOn: '2026-07-05' })).toEqual([]);
  });

  it('is waited for one after the other, whichever was told first', () => {
    expect(nextInstalment(twoYears, [])?.key).toBe('start');
    expect(nextInstalment(twoYears, ['month7'])?.key).toBe('start');
    expect(nextInstalment(twoYears, ['start', 'month7'])?.key).toBe('month10');
    expect(nextInstalment(twoYears, ['start', 'month7', 'month10', 'balance'])).toBeNull();
  });

  it('is for apprentices of private employers', () => {
    expect(isPaidInInstalments(wholeFile('an adult at a small firm'))).toBe(true);
    expect(isPaidInInstalments(wholeFile('a public employer'))).toBe(false);
    expect(isPaidInInstalments(wholeFile('professionalisation at 19'))).toBe(false);
  });
});
