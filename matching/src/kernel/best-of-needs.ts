import { type PairColumns, scoresPerPair, writeScores } from './pair-columns.ts';
import type { Row } from './row-kernel.ts';
import { highest } from './select.ts';

/**
 * The best candidates of each need, while rows come in. Each need has room for twice as many as are kept; when it is full,
 * the worse half goes, and what was the worst of the better half becomes the least that may still come in.
 */
export class BestOfNeeds {
  /** Total below which a pair need not be offered, by need. */
  readonly leastTotal: Int16Array;
  readonly #leastRank: Float64Array;
  readonly #best: number;
  readonly #room: number;
  readonly #counts: Uint32Array;
  readonly #ranks: Float64Array;
  readonly #candidates: Uint32Array;
  readonly #scores: Uint16Array;
  readonly #scratch: Float64Array;

  constructor(needCount: number, best: number) {
    this.#best = best;
    this.#room = best * 2;
    this.leastTotal = new Int16Array(needCount);
    this.#leastRank = new Float64Array(needCount).fill(-1);
    this.#counts = new Uint32Array(needCount);
    this.#ranks = new Float64Array(needCount * this.#room);
    this.#candidates = new Uint32Array(needCount * this.#room);
    this.#scores = new Uint16Array(needCount * this.#room * scoresPerPair);
    this.#scratch = new Float64Array(this.#room);
  }

  /** Takes the pair at `place` of a row, if it may be among the best of its need; `rank`: see `rankOf`. */
  offer(need: number, candidate: number, rank: number, row: Row, place: number): void {
    if (rank < (this.#leastRank[need] ?? 0)) return;
    const count = this.#counts[need] ?? 0;
    const at = need * this.#room + count;
    this.#ranks[at] = rank;
    this.#candidates[at] = candidate;
    writeScores(this.#scores, at, row, place);
    this.#counts[need] = count + 1;
    if (count + 1 === this.#room) this.#halve(need);
  }

  #halve(need: number): void {
    const start = need * this.#room;
    const count = this.#counts[need] ?? 0;
    if (count <= this.#best) return;
    this.#scratch.set(this.#ranks.subarray(start, start + count));
    const least = highest(this.#scratch, count, this.#best);
    let kept = start;
    for (let at = start; at < start + count; at += 1) {
      const rank = this.#ranks[at] ?? 0;
      if (rank < least) continue;
      this.#ranks[kept] = rank;
      this.#candidates[kept] = this.#candidates[at] ?? 0;
      this.#scores.copyWithin(kept * scoresPerPair, at * scoresPerPair, (at + 1) * scoresPerPair);
      kept += 1;
    }
    this.#counts[need] = kept - start;
    this.#leastRank[need] = least;
    this.leastTotal[need] = Math.floor(least / 2 ** 32);
  }

  /** The best of each need, by need; nothing may be offered afterwards. */
  columns(): PairColumns {
    let length = 0;
    for (let need = 0; need < this.#counts.length; need += 1) {
      this.#halve(need);
      length += this.#counts[need] ?? 0;
    }
    const columns = {
      length,
      candidate: new Uint32Array(length),
      need: new Uint32Array(length),
      scores: new Uint16Array(length * scoresPerPair),
    };
    let end = 0;
    for (const [need, count] of this.#counts.entries()) {
      const start = need * this.#room;
      columns.candidate.set(this.#candidates.subarray(start, start + count), end);
      columns.need.fill(need, end, end + count);
      columns.scores.set(
        this.#scores.subarray(start * scoresPerPair, (start + count) * scoresPerPair),
        end * scoresPerPair,
      );
      end += count;
    }
    return columns;
  }
}
