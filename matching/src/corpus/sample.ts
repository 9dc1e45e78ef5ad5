import { mix32 } from '../hash.ts';

/** Which of two comes first in the order of the draw. */
const byLot = (one: { id: number }, other: { id: number }): number =>
  mix32(one.id) - mix32(other.id) || one.id - other.id;

/**
 * Those of the lowest lots: a sample that does not depend on the order in which they come, and of which one more changes
 * one at most.
 */
export class Sample<Item extends { id: number }> {
  readonly #size: number;
  #items: Item[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  add(item: Item): void {
    this.#items.push(item);
    if (this.#items.length >= 2 * this.#size) this.#items = this.drawn();
  }

  /** In the order of the draw. */
  drawn(): Item[] {
    return this.#items.toSorted(byLot).slice(0, this.#size);
  }
}
