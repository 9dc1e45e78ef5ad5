import { KeyNumbers } from './hash-table.ts';

/** In how many texts of one side each key occurs. */
export class Occurrences {
  readonly keys = new KeyNumbers();
  #counts = new Uint32Array(1024);

  add(key: number): void {
    const number = this.keys.add(key);
    if (number >= this.#counts.length) {
      const counts = new Uint32Array(this.#counts.length * 2);
      counts.set(this.#counts);
      this.#counts = counts;
    }
    this.#counts[number] = (this.#counts[number] ?? 0) + 1;
  }

  of(key: number): number {
    const number = this.keys.find(key);
    return number < 0 ? 0 : (this.#counts[number] ?? 0);
  }
}
