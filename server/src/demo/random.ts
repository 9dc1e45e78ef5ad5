/** Chance that comes out the same for the same seed. */
export interface Random {
  /** From 0 up to, and without, 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  integer(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
  /** All items in an order of chance. */
  shuffle<Item>(items: readonly Item[]): Item[];
  /** Different items, at most as many as there are. */
  some<Item>(items: readonly Item[], count: number): Item[];
  /** A stream of its own: what one part draws does not change what another gets. */
  fork(name: string): Random;
  /** The same without a name; takes one draw, however much is drawn from it. */
  branch(): Random;
}

/** FNV-1a, 32 bits. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
};

const certain = <Item>(item: Item | undefined): Item => {
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
};

export const seededRandom = (seed: string): Random => {
  let state = hash(seed);
  // mulberry32 (Tommy Ettinger, public domain).
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (from: number, to: number): number =>
    from + Math.floor(fraction() * (to - from + 1));
  const shuffle = <Item>(items: readonly Item[]): Item[] => {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = integer(0, last);
      const kept = shuffled[last] as Item;
      shuffled[last] = shuffled[other] as Item;
      shuffled[other] = kept;
    }
    return shuffled;
  };
  return {
    fraction,
    integer,
    shuffle,
    chance: (probability) => fraction() < probability,
    pick: <Item>(items: readonly Item[]) => certain<Item>(items[integer(0, items.length - 1)]),
    weighted: <Item>(items: readonly (readonly [Item, number])[]) => {
      let left = fraction() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const chosen = items.find(([, weight]) => (left -= weight) < 0) ?? items.at(-1);
      return certain(chosen)[0];
    },
    some: (items, count) => shuffle(items).slice(0, count),
    fork: (name) => seededRandom(`${seed}/${name}`),
    branch: () => seededRandom(`${seed}/${fraction()}`),
  };
};

/** Deals the items one after the other in an order of chance, and starts anew when all are out. */
export const dealer = <Item>(random: Random, items: readonly Item[]): (() => Item) => {
  let left: Item[] = [];
  return () => {
    if (left.length === 0) left = random.shuffle(items);
    return certain(left.pop());
  };
};
