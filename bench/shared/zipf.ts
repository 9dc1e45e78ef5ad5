import type { Random } from './random.ts';

/** Draws ranks by Zipf's law: rank r as often as 1 / r. */
export class Zipf {
  readonly size: number;
  readonly #cumulated: Float64Array;

  constructor(size: number) {
    this.size = size;
    this.#cumulated = new Float64Array(size);
    let sum = 0;
    for (let rank = 0; rank < size; rank += 1) {
      sum += 1 / (rank + 1);
      this.#cumulated[rank] = sum;
    }
  }

  draw(random: Random): number {
    const wanted = random.next() * (this.#cumulated.at(-1) ?? 0);
    let low = 0;
    let high = this.#cumulated.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#cumulated[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** So many different ranks. */
  some(count: number, random: Random): Set<number> {
    const ranks = new Set<number>();
    while (ranks.size < count) ranks.add(this.draw(random));
    return ranks;
  }
}
