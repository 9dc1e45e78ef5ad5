/** Spreads 32-bit keys over a table; keys are hashes already, so one multiplication is enough. */
const slotOf = (key: number, mask: number): number => (Math.imul(key, 0x9e3779b1) >>> 7) & mask;

/**
 * Numbers 32-bit keys 0, 1, 2 … in the order in which they come. A plain `Map` does the same several times slower, and a
 * session has millions of words to look up.
 */
export class KeyNumbers {
  #mask = 1023;
  #slots = new Int32Array(1024).fill(-1);
  #keys = new Uint32Array(512);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The keys in the order of their numbers. */
  keys(): Uint32Array {
    return this.#keys.slice(0, this.#size);
  }

  /** The number of `key`; -1 when it has none. */
  find(key: number): number {
    let slot = slotOf(key, this.#mask);
    for (;;) {
      const number = this.#slots[slot] ?? -1;
      if (number < 0 || this.#keys[number] === key) return number;
      slot = (slot + 1) & this.#mask;
    }
  }

  /** Writes the number of each of `keys` (-1 for none) into `into`, from its start. */
  findAll(keys: Uint32Array, into: Int32Array): void {
    const mask = this.#mask;
    const slots = this.#slots;
    const known = this.#keys;
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] ?? 0;
      let slot = slotOf(key, mask);
      let number = slots[slot] ?? -1;
      while (number >= 0 && known[number] !== key) {
        slot = (slot + 1) & mask;
        number = slots[slot] ?? -1;
      }
      into[at] = number;
    }
  }

  /** The number of `key`, which gets the next one when it has none yet. */
  add(key: number): number {
    const known = this.find(key);
    if (known >= 0) return known;
    if (this.#size === this.#keys.length) this.#grow();
    this.#keys[this.#size] = key;
    this.#place(this.#size);
    this.#size += 1;
    return this.#size - 1;
  }

  #place(number: number): void {
    let slot = slotOf(this.#keys[number] ?? 0, this.#mask);
    while ((this.#slots[slot] ?? -1) >= 0) slot = (slot + 1) & this.#mask;
    this.#slots[slot] = number;
  }

  #grow(): void {
    const keys = new Uint32Array(this.#keys.length * 2);
    keys.set(this.#keys);
    this.#keys = keys;
    this.#slots = new Int32Array(keys.length * 2).fill(-1);
    this.#mask = this.#slots.length - 1;
    for (let number = 0; number < this.#size; number += 1) this.#place(number);
  }
}
