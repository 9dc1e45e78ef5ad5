import { needStates } from '@tandem/domain/needs/need-state';
import { expect, test } from 'vitest';
import { possibleWith } from './possible-with.ts';

const namesOf = (allowed: Record<string, boolean>) =>
  Object.keys(allowed).filter((name) => allowed[name]);

test.each([
  ['inactive', ['changes', 'candidates', 'test']],
  ['active', ['changes', 'candidates', 'matching']],
  ['set_aside', ['changes']],
  ['filled', ['changes']],
  ['withdrawn', ['changes']],
] as const)('a need that is %s allows %s', (state, names) => {
  expect(namesOf(possibleWith({ state, session_closed: false }))).toEqual(names);
});

test('a need of a closed school year allows nothing, wherever it stands', () => {
  for (const state of needStates)
    expect(namesOf(possibleWith({ state, session_closed: true }))).toEqual([]);
});
