import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { expect, test } from 'vitest';
import { AnswerCounts, answerDetail } from './answer-detail.ts';
import { fullDetail } from '../parts/personality.ts';
import { answersOf } from '../testing/made-profiles.ts';

const factors = [...new Set(scoredQuestions.map(({ factor }) => factor))];

/** Answers from 1 to 5 that look drawn, the same at every run. */
const drawn = (person: number, at: number): number =>
  1 + (((person * 7919 + at * 104_729) % 8191) % 5);

const countsOf = (valueOf: (person: number, question: number) => number, tests = 200) => {
  const counts = new AnswerCounts();
  for (let person = 0; person < tests; person += 1)
    counts.add(answersOf(scoredQuestions.map((_, question) => valueOf(person, question))));
  return counts;
};

const ofFactors = (person: number, question: number): number =>
  drawn(person, factors.indexOf(scoredQuestions[question]?.factor ?? 'openness'));

test('single statements count in full where each is answered on its own, and least where those of a factor go together', () => {
  expect(answerDetail([countsOf(drawn), countsOf(drawn)])).toBe(fullDetail);
  expect(answerDetail([countsOf(ofFactors), countsOf(ofFactors)])).toBe(3);
});

test('half of the way where nobody has answered, and one test moves little', () => {
  const nobody = answerDetail([new AnswerCounts(), new AnswerCounts()]);
  expect(nobody).toBe(5);
  for (const valueOf of [drawn, ofFactors])
    expect(
      Math.abs(answerDetail([countsOf(valueOf, 1), new AnswerCounts()]) - nobody),
    ).toBeLessThan(2);
});

test('that some agree with every statement more than others do, and that sides answer otherwise, is not together', () => {
  const agreeing = countsOf((person, at) =>
    Math.min(5, Math.max(1, drawn(person, at) + (person % 3) - 1)),
  );
  const modest = countsOf((person, at) => Math.max(1, drawn(person, at) - 2));
  expect(answerDetail([agreeing, modest])).toBeGreaterThanOrEqual(fullDetail - 1);
});
