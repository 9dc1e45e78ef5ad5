import { expect, test } from 'vitest';
import { weightAdviceFor } from './weight-advice.ts';

test('takes nobody from sight for better scores, and says nothing that it is not sure of', () => {
  const proposal = { isPresent: false, sureness: 0.95, deciders: 10, losing: 0 };
  expect(weightAdviceFor(proposal)).toBe('take');
  expect(weightAdviceFor({ ...proposal, sureness: 0.79 })).toBe('unsure');
  expect(weightAdviceFor({ ...proposal, sureness: 1, deciders: 9 })).toBe('few');
  expect(weightAdviceFor({ ...proposal, losing: 1 })).toBe('unfair');
  expect(weightAdviceFor({ ...proposal, isPresent: true })).toBe('same');
});
