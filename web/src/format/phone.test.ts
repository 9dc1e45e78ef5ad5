import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test('a French number reads by pairs, another as it is', () => {
  expect(formatPhone('+33639981234')).toBe('06 39 98 12 34');
  expect(formatPhone('+32470123456')).toBe('+32470123456');
});
