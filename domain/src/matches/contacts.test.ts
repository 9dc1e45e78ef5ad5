import { expect, it } from 'vitest';
import { contactRules } from './contacts.ts';
import { matchStatuses } from './match.ts';

it.each([
  ['candidate', [0, 1, 2, 3, 4]],
  ['company', [1, 3, 4]],
  ['tutor', [3, 4]],
] as const)('how the %s is reached is seen at %j, and at no other status', (whose, seen) => {
  expect(matchStatuses.filter((status) => contactRules[whose](status))).toEqual([...seen]);
});
