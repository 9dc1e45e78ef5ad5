import type { PairScores } from '@tandem/matching/pair/score-pair';
import type { ScoredPairs } from '@tandem/matching/session/scored-pairs';

const mixed = (bits: number, value: number): number => {
  const next = Math.imul(bits ^ value, 0x9e3779b1);
  return next ^ (next >>> 15);
};

/** The same for the same pairs with the same scores, in whatever order they come. */
export class Checksum {
  #sum = 0;
  pairs = 0;

  add(candidateId: number, needId: number, scores: PairScores): void {
    const { industry, test, geographic, resume, total } = scores;
    let bits = mixed(mixed(0x2545f491, candidateId), needId);
    bits = mixed(mixed(bits, industry | (test << 10)), geographic | (resume << 10));
    this.#sum = (this.#sum + mixed(bits, total)) >>> 0;
    this.pairs += 1;
  }

  addAll(pairs: ScoredPairs): void {
    const { candidateId, needId, industry, test, geographic, resume, total } = pairs;
    for (let at = 0; at < pairs.length; at += 1)
      this.add(candidateId[at] ?? 0, needId[at] ?? 0, {
        industry: industry[at] ?? 0,
        test: test[at] ?? 0,
        geographic: geographic[at] ?? 0,
        resume: resume[at] ?? 0,
        total: total[at] ?? 0,
      });
  }

  get text(): string {
    return this.#sum.toString(16).padStart(8, '0');
  }
}
