import { expect, test } from 'vitest';
import { formatPhone } from './format-phone.ts';

test.each([
  ['+33639981234', '06 39 98 12 34'],
  ['+33123456789', '01 23 45 67 89'],
  ['+32470123456', '+32470123456'],
  ['+262692123456', '+262692123456'],
  ['', ''],
])('%s reads %s', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});
