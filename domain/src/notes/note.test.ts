import { expect, test } from 'vitest';
import { noteTitle } from './note.ts';

test.each([
  ['Rappeler M. D’Arc', 'Rappeler M. D’Arc'],
  ['  Deux lignes\net la seconde ', 'Deux lignes'],
  ['', ''],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), `${'x'.repeat(79)}…`],
])('%j in a line', (text, title) => {
  expect(noteTitle(text)).toBe(title);
});
