import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerScale,
  openAnswerMaxLength,
  openQuestion,
  scoredQuestions,
  testAnswerFaults,
  testMetadata,
} from './personality-test.ts';

const scale = Object.keys(answerScale);
const names: string[] = [...scoredQuestions.map(({ name }) => name), openQuestion.name];

const complete = fc
  .tuple(
    fc.array(fc.constantFrom(...scale), {
      minLength: scoredQuestions.length,
      maxLength: scoredQuestions.length,
    }),
    fc.string({ maxLength: openAnswerMaxLength }).filter((text) => text.trim() !== ''),
  )
  .map(([scored, open]) =>
    Object.fromEntries(names.map((name, index) => [name, scored[index] ?? open])),
  );

const faultOfOpen = (text: string) =>
  testAnswerFaults({ [openQuestion.name]: text })[openQuestion.name];

describe('questions', () => {
  it('are 12 to 16 scored ones and one in free text, each under a name of its own', () => {
    expect(scoredQuestions.length).toBeGreaterThanOrEqual(12);
    expect(scoredQuestions.length).toBeLessThanOrEqual(16);
    expect(new Set(names).size).toBe(names.length);
  });

  it('look at each of the five factors at least twice', () => {
    const counts = Map.groupBy(scoredQuestions, ({ factor }) => factor);
    expect(counts.size).toBe(5);
    for (const questions of counts.values()) expect(questions.length).toBeGreaterThanOrEqual(2);
  });

  it('have the same names and choices on both sides, in other words', () => {
    const candidate = testMetadata('applicant');
    const company = testMetadata('company');
    expect(Object.keys(candidate)).toEqual(names);
    expect(Object.keys(company)).toEqual(names);
    const labels = [candidate, company].flatMap((side) =>
      Object.values(side).map(({ label }) => label),
    );
    expect(new Set(labels).size).toBe(2 * names.length);
  });

  it('offer the scale from least to most; the open one offers nothing', () => {
    const { [openQuestion.name]: open, ...scored } = testMetadata('company');
    expect(open.choices).toBeUndefined();
    for (const { choices } of Object.values(scored)) expect(choices).toEqual(answerScale);
    expect(scale.map(Number)).toEqual(scale.map(Number).toSorted((one, other) => one - other));
  });
});

describe('answers', () => {
  it('that are complete have no fault', () => {
    fc.assert(
      fc.property(complete, (answers) => {
        expect(testAnswerFaults(answers)).toEqual({});
      }),
    );
  });

  it('that are missing are named, and no other', () => {
    fc.assert(
      fc.property(complete, fc.subarray(names), (answers, missing) => {
        const kept = Object.entries(answers).filter(([name]) => !missing.includes(name));
        expect(Object.keys(testAnswerFaults(Object.fromEntries(kept))).toSorted()).toEqual(
          missing.toSorted(),
        );
      }),
    );
  });

  it.each(['0', '6', '1.5', 'oui', 'toString', '__proto__', ' 1'])(
    '%j is none of the choices',
    (answer) => {
      expect(testAnswerFaults({ prepared: answer })['prepared']).toBe(
        'Choisissez une des réponses.',
      );
    },
  );

  it('in free text are not blank and not longer than the limit', () => {
    expect(faultOfOpen('   ')).toBe('Cette question attend une réponse.');
    expect(faultOfOpen('a'.repeat(openAnswerMaxLength))).toBeUndefined();
    expect(faultOfOpen('a'.repeat(openAnswerMaxLength + 1))).toContain(String(openAnswerMaxLength));
  });
});
