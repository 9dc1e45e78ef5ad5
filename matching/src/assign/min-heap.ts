/** Items with a key, the least key first (a binary heap). The same item may be in it several times. */
export class MinHeap {
  readonly #keys: number[] = [];
  readonly #items: number[] = [];

  clear(): void {
    this.#keys.length = 0;
    this.#items.length = 0;
  }

  push(key: number, item: number): void {
    let at = this.#keys.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = this.#keys[parent] ?? 0;
      if (above <= key) break;
      this.#keys[at] = above;
      this.#items[at] = this.#items[parent] ?? 0;
      at = parent;
    }
    this.#keys[at] = key;
    this.#items[at] = item;
  }

  /** Takes the item with the least key out. */
  pop(): { key: number; item: number } | undefined {
    const [key, item] = [this.#keys[0], this.#items[0]];
    const lastKey = this.#keys.pop();
    const lastItem = this.#items.pop();
    if (key === undefined || item === undefined) return undefined;
    const size = this.#keys.length;
    if (size === 0 || lastKey === undefined || lastItem === undefined) return { key, item };
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && (this.#keys[child + 1] ?? 0) < (this.#keys[child] ?? 0)) child += 1;
      const below = this.#keys[child] ?? 0;
      if (below >= lastKey) break;
      this.#keys[at] = below;
      this.#items[at] = this.#items[child] ?? 0;
      at = child;
    }
    this.#keys[at] = lastKey;
    this.#items[at] = lastItem;
    return { key, item };
  }
}
