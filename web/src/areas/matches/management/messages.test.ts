import { expect, test } from 'vitest';
import { matchManagementMessages as messages } from './messages.ts';

test('on paper a list that goes on says so', () => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(plain(messages.printed(100, 5000))).toBe('les 100 premiers de 5 000 matchs');
  expect(plain(messages.printed(12, 12))).toBe('12 matchs');
});
