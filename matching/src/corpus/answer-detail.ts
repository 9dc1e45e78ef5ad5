import { scoredQuestions } from '@tandem/domain/personality-tests/personality-test';
import { fullDetail } from '../parts/personality.ts';
import type { ScoredAnswers } from '../profiles.ts';

const names = scoredQuestions.map(({ name }) => name);

const pairsOf = (sameFactor: boolean): (readonly [number, number])[] =>
  scoredQuestions.flatMap(({ factor }, one) =>
    scoredQuestions
      .slice(0, one)
      .flatMap((other, at) =>
        (other.factor === factor) === sameFactor ? [[one, at] as const] : [],
      ),
  );

const within = pairsOf(true);
const across = pairsOf(false);

/** What is supposed of so many tests before any is seen: statements of one factor go together a little, by this share. */
const priorTests = 20;
const priorTogether = 0.25;

/** How far the answers of one side go together, in sums of whole numbers: the same in whatever order they come. */
export class AnswerCounts {
  #tests = 0;
  readonly #sums = names.map(() => 0);
  #squares = 0;
  #within = 0;
  #across = 0;
  readonly #answers = names.map(() => 0);

  add(answers: ScoredAnswers): void {
    this.#tests += 1;
    const values = this.#answers;
    for (const [at, name] of names.entries()) {
      const value = Number(answers[name]);
      values[at] = value;
      this.#sums[at] = (this.#sums[at] ?? 0) + value;
      this.#squares += value * value;
    }
    for (const [one, other] of within) this.#within += (values[one] ?? 0) * (values[other] ?? 0);
    for (const [one, other] of across) this.#across += (values[one] ?? 0) * (values[other] ?? 0);
  }

  #expected(pairs: readonly (readonly [number, number])[]): number {
    return pairs.reduce(
      (sum, [one, other]) => sum + (this.#sums[one] ?? 0) * (this.#sums[other] ?? 0),
      0,
    );
  }

  /** Of all tests together: the variance of a statement, and how far two of one factor go together beyond two of others. */
  moments(): { tests: number; variance: number; together: number } {
    const tests = this.#tests;
    if (tests === 0) return { tests, variance: 0, together: 0 };
    const centre = this.#sums.reduce((sum, one) => sum + one * one, 0) / tests;
    const inside = (this.#within - this.#expected(within) / tests) / within.length;
    const outside = (this.#across - this.#expected(across) / tests) / across.length;
    return {
      tests,
      variance: (this.#squares - centre) / names.length,
      together: inside - outside,
    };
  }
}

/** Least detail, and how fast it falls the more the statements of one factor go together. */
const leastDetail = 3;
const fall = 1.5;

/**
 * How much single statements count in a session, in `fullDetail`ths: where the answers to the statements of one factor go
 * together, their mean says more than each; where they do not, each says something of its own.
 */
export const answerDetail = (sides: readonly AnswerCounts[]): number => {
  const moments = sides.map((side) => side.moments());
  const variance = moments.reduce((sum, one) => sum + one.variance, priorTests);
  const together = moments.reduce((sum, one) => sum + one.together, priorTests * priorTogether);
  const detail = Math.round(fullDetail * (1 - fall * (together / variance)));
  return Math.min(fullDetail, Math.max(leastDetail, detail));
};
