import { expect, test } from 'vitest';
import { formOfDraft } from './draft.ts';

test.each([
  ['candidate-sheet', 'candidate-sheet'],
  ['need', 'need'],
  ['need-12', 'need'],
  ['need-0', null],
  ['need-012', null],
  ['need-', null],
  ['', null],
  ['constructor', null],
  ['Need', null],
])('%s is a draft of %s', (key, form) => {
  expect(formOfDraft(key)).toBe(form);
});
