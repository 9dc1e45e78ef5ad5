import { expect, test } from 'vitest';
import { faultsOf, firstStep, startWith, stepCount, unanswered } from './questions.ts';

const metadata = {
  calm: { label: 'Je reste calme.', choices: { '1': 'Non', '2': 'Oui' } },
  motivation: { label: 'Ce qui vous plaît' },
};

test('what was kept comes before what was saved; what is not asked is left out', () => {
  expect(startWith(metadata, { calm: '2' }, { calm: '1', motivation: 'x', old: '1' })).toEqual({
    calm: '2',
    motivation: 'x',
  });
});

test('an answer that is no choice any more counts as none', () => {
  expect(startWith(metadata, { calm: '7' }, {})).toEqual({ calm: '', motivation: '' });
  expect(startWith(metadata, { calm: '' }, { calm: '1' })).toEqual({ calm: '1', motivation: '' });
});

test('blanks are no answer', () => {
  expect(unanswered({ calm: '1', motivation: '  ' })).toEqual(['motivation']);
  expect(Object.keys(faultsOf({ calm: '', motivation: '' }))).toEqual(['calm', 'motivation']);
  expect(faultsOf({ calm: '1', motivation: 'x' })).toEqual({});
});

test('on a phone one goes on where there is no answer yet', () => {
  const answers = { a: '1', b: '2', c: '1', d: '3', e: 'x' };
  expect(stepCount(5)).toBe(2);
  expect(firstStep({ ...answers, b: '' }, true)).toBe(0);
  expect(firstStep({ ...answers, d: ' ' }, false)).toBe(1);
});

test('where all is answered one looks through what was saved, and saves what was not', () => {
  const answers = { a: '1', b: '2', c: '1', d: '3', e: 'x' };
  expect(firstStep(answers, false)).toBe(0);
  expect(firstStep(answers, true)).toBe(1);
  expect(firstStep({}, true)).toBe(0);
});
