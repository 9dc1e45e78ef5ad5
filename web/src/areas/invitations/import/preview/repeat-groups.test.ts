import { expect, test } from 'vitest';
import { repeatGroups, type RepeatedRow } from './repeat-groups.ts';

const row = (key: number, of: number, more: Partial<RepeatedRow['repeat']> = {}): RepeatedRow => ({
  key,
  repeat: { key: of, line: of + 1, fills: ['phone'], differs: [], completes: false, ...more },
});

const says = (field: 'last_name' | 'phone') => [{ field, first: 'a', second: 'b' }] as const;

test('whoever has somebody’s address and another name is in no choice for all', () => {
  const groups = repeatGroups([
    row(4, 1, { completes: true }),
    row(5, 1, { completes: true }),
    row(6, 2, { differs: says('phone') }),
    row(7, 3, { differs: says('last_name') }),
    row(8, 3, { fills: [] }),
  ]);
  expect(groups.useful.map(({ key }) => key)).toEqual([4, 5, 6]);
  expect(groups.waiting.map(({ key }) => key)).toEqual([6]);
  expect(groups).toMatchObject({
    waitingPeople: 1,
    completedPeople: 1,
    otherPeople: 1,
    differing: 1,
  });
});
