/** Seeded random numbers: the same seed gives the same data on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
    for (let turn = 0; turn < 8; turn += 1) this.next();
  }

  /** At least 0, below 1 (mulberry32, Tommy Ettinger, public domain). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let bits = this.#state;
    bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to `below` - 1. */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Normal, mean 0, variance 1 (Box–Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** Picks by weight. */
  weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item {
    let left = this.next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of items) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    return this.pick(items);
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const kept = shuffled[last];
      const moved = shuffled[other];
      if (kept === undefined || moved === undefined) continue;
      shuffled[last] = moved;
      shuffled[other] = kept;
    }
    return shuffled;
  }

  some<Item>(items: readonly Item[], count: number): Item[] {
    return this.shuffled(items).slice(0, count);
  }
}
