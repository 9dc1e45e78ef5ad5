import { describe, expect, test } from 'vitest';
import { rulesWith } from './settings/rules.ts';
import { spokenCauses } from './spoken-causes.ts';
import { waitOf, type Cause } from './wait.ts';

const at = (text: string): Date => new Date(`2026-11-${text}T09:00:00Z`);
const own = { accountId: 7, subject: 'account', subjectId: 7, count: 1, since: at('02') } as const;
const moments = { begunAt: at('01'), now: at('03') };

describe('what waits for somebody without an address', () => {
  test('is the staff’s from its first day, and nobody is reminded', () => {
    const causes: Cause[] = [
      { ...own, kind: 'sheet' },
      { ...own, kind: 'answer_company', subject: 'match', subjectId: 12 },
    ];
    const waits = spokenCauses(7, causes, undefined).map((cause) =>
      waitOf(cause, rulesWith({}), [], moments),
    );
    expect(waits).toMatchObject([
      { kind: 'sheet', isLate: true, due: at('02'), next: null },
      { kind: 'answer_company', isLate: true, due: at('02'), next: null },
    ]);
  });

  test('stays as it is where only the staff can act, or somebody else is reminded', () => {
    const causes: Cause[] = [
      { ...own, kind: 'no_match_candidate' },
      { ...own, kind: 'tutor_test', subject: 'need', subjectId: 3, elsewhereBy: ['mail'] },
    ];
    expect(spokenCauses(7, causes, undefined)).toEqual(causes);
  });

  test('is also what they are to be told, as one', () => {
    expect(spokenCauses(7, [], { count: 3, since: at('02') })).toEqual([
      { ...own, kind: 'to_tell', count: 3 },
    ]);
  });
});
