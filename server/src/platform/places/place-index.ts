import type { Commune } from './read-communes.ts';
import { placeKey } from './place-names.ts';

/** How a key names its commune; the lower, the better a completion. */
export const keyKind = { name: 0, withoutArticle: 1, innerWord: 2, formerCommune: 3 } as const;

type KeyKind = (typeof keyKind)[keyof typeof keyKind];

/** Words inside a name from which nobody starts to type it. */
const particles = new Set('le la les l de du des d sur sous en et aux au a lès les'.split(' '));

/** Sorts after every sign that a key can hold. */
const afterAll = '\uFFFF';

/** The names of the communes in alphabetical order, each with the commune behind it. */
export interface PlaceIndex {
  /** Positions of the communes that a key stands for, by kind, the largest first. */
  exactly(key: string, kind: KeyKind): number[];
  /** Positions of the communes that a prefix completes to, the best first; exact names, then by kind, then by size. */
  completing(prefix: string, accept: (position: number) => boolean, limit: number): number[];
  /** Positions of the communes with a postal code, the largest first. */
  withPostalCode(code: string): readonly number[];
  withPostalPrefix(prefix: string, limit: number): number[];
}

const keysOf = function* (name: string): Generator<[key: string, kind: KeyKind]> {
  const key = placeKey(name);
  yield [key, keyKind.name];
  const article = /^(?:le|la|les|l) /.exec(key)?.[0].length ?? 0;
  if (article > 0) yield [key.slice(article), keyKind.withoutArticle];
  for (let at = key.indexOf(' ', article) + 1; at > 0; at = key.indexOf(' ', at) + 1) {
    const end = key.indexOf(' ', at);
    if (!particles.has(key.slice(at, end < 0 ? undefined : end)))
      yield [key.slice(at), keyKind.innerWord];
  }
};

/** The first position whose key is not below `bound`. */
const lowerBound = (keys: readonly string[], bound: string): number => {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] ?? '') < bound) low = middle + 1;
    else high = middle;
  }
  return low;
};

const firstDistinct = (sorted: Iterable<number>, limit: number): number[] => {
  const distinct = new Set<number>();
  for (const value of sorted) {
    if (distinct.size >= limit) break;
    distinct.add(value);
  }
  return [...distinct];
};

/** `communes` from the largest to the smallest; `formerNames` as [name, position of the commune that it is part of]. */
export const buildPlaceIndex = (
  communes: readonly Commune[],
  formerNames: readonly (readonly [name: string, position: number])[],
): PlaceIndex => {
  const found: { key: string; kind: KeyKind; position: number }[] = [];
  for (const [position, { name }] of communes.entries())
    for (const [key, kind] of keysOf(name)) found.push({ key, kind, position });
  for (const [name, position] of formerNames)
    found.push({ key: placeKey(name), kind: keyKind.formerCommune, position });
  found.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  const keys = found.map(({ key }) => key);
  const kinds = Uint8Array.from(found, ({ kind }) => kind);
  const positions = Uint32Array.from(found, ({ position }) => position);

  const byPostalCode = new Map<string, number[]>();
  for (const [position, { postalCodes }] of communes.entries())
    for (const code of postalCodes) {
      const sharing = byPostalCode.get(code);
      if (sharing) sharing.push(position);
      else byPostalCode.set(code, [position]);
    }
  const postalCodes = [...byPostalCode.keys()].toSorted();

  return {
    exactly: (key, kind) => {
      const exact: number[] = [];
      for (let at = lowerBound(keys, key); keys[at] === key; at += 1)
        if (kinds[at] === kind) exact.push(positions[at] ?? 0);
      return exact.toSorted((one, other) => one - other);
    },
    completing: (prefix, accept, limit) => {
      const scores: number[] = [];
      const end = lowerBound(keys, prefix + afterAll);
      for (let at = lowerBound(keys, prefix); at < end; at += 1) {
        const position = positions[at] ?? 0;
        if (!accept(position)) continue;
        const kind = kinds[at] ?? keyKind.formerCommune;
        const isName = kind === keyKind.name || kind === keyKind.withoutArticle;
        const rank = kind === keyKind.name && keys[at] === prefix ? 0 : isName ? 1 : kind;
        scores.push(rank * communes.length + position);
      }
      const sorted = Uint32Array.from(scores).toSorted();
      return firstDistinct(
        sorted.values().map((score) => score % communes.length),
        limit,
      );
    },
    withPostalCode: (code) => byPostalCode.get(code) ?? [],
    withPostalPrefix: (prefix, limit) => {
      const sharing: number[] = [];
      const end = lowerBound(postalCodes, prefix + afterAll);
      for (const code of postalCodes.slice(lowerBound(postalCodes, prefix), end))
        sharing.push(...(byPostalCode.get(code) ?? []));
      return firstDistinct(Uint32Array.from(sharing).toSorted(), limit);
    },
  };
};
