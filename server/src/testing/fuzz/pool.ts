import type { Random } from '../../demo/random.ts';

type Primitive = string | number | boolean;

const keptPerName = 60;
const keptWords = 400;

export interface Pool {
  /** Takes in whatever an answer or a valid payload says. */
  learn(value: unknown): void;
  /** A value that some record has under this name; undefined while none was seen. */
  named(random: Random, name: string): Primitive | undefined;
  /** A number that names a record of whatever kind. */
  id(random: Random): number;
  /** A text without spaces: a token, the name of a file, a key. */
  word(random: Random): string;
  /** Names of all fields that were seen. */
  names(): readonly string[];
}

/** Remembers what the server itself has said: what names a record in one call is tried in every other. */
export const openPool = (random: Random, isSecret: (value: Primitive) => boolean): Pool => {
  const byName = new Map<string, Primitive[]>();
  const keep = <Item>(items: Item[], item: Item, most: number): void => {
    if (items.length < most) items.push(item);
    else items[random.integer(0, most - 1)] = item;
  };
  const ids: number[] = [1];
  const words: string[] = ['x'];
  const take = (name: string, value: Primitive): void => {
    if (isSecret(value)) return;
    const known = byName.get(name) ?? [];
    byName.set(name, known);
    if (!known.includes(value)) keep(known, value, keptPerName);
    if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0)
      keep(ids, value, keptWords);
    // Also what stands inside: the token of a link, the name in the path of a file.
    if (typeof value === 'string')
      for (const [word] of value.matchAll(/[\w-]{36,}(?:\.pdf)?/g)) keep(words, word, keptWords);
  };
  const learn = (value: unknown, name = '_'): void => {
    if (Array.isArray(value)) for (const item of value.slice(0, 50)) learn(item, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) learn(item, key);
    else if (['string', 'number', 'boolean'].includes(typeof value)) take(name, value as Primitive);
  };
  return {
    learn: (value) => learn(value),
    named: (draw, name) => {
      const known = byName.get(name);
      return known && draw.pick(known);
    },
    id: (draw) => draw.pick(ids),
    word: (draw) => draw.pick(words),
    names: () => [...byName.keys()],
  };
};
