import { bestEdges } from '../assign/best-sum.ts';
import { bySides, pairKey, type Busy, type ForumPair, type ForumQuestion } from './forum.ts';

/** Above all worths and penalties that a round adds up, so that nobody goes without for the sake of a better sum. */
const somebody = 2 ** 40;
/** A worth against the order of equals. */
const point = 2 ** 10;
/** What each further meeting of a company costs, so that all companies have some: a fifth of what a good score is worth. */
const crowding = 20 * point;

/** Of the pairs of a candidate and a company the best, in the order of their ids. */
const bestPairs = (pairs: readonly ForumPair[]): ForumPair[] => {
  const best = new Map<string, ForumPair>();
  for (const pair of pairs) {
    const known = best.get(pairKey(pair));
    const isBetter =
      !known ||
      pair.worth > known.worth ||
      (pair.worth === known.worth && pair.needId < known.needId);
    if (isBetter) best.set(pairKey(pair), pair);
  }
  return [...best.values()].toSorted(bySides);
};

class Loads {
  readonly #counts = new Map<number, number>();

  of(id: number): number {
    return this.#counts.get(id) ?? 0;
  }

  add(id: number): void {
    this.#counts.set(id, this.of(id) + 1);
  }
}

interface Edge {
  pair: ForumPair;
  row: number;
  column: number;
  worth: number;
}

/** One meeting more for as many of these candidates as possible, of such rounds the one with the largest sum. */
const round = (
  pairs: readonly ForumPair[],
  seatsOf: (companyId: number) => { taken: number; free: number },
): ForumPair[] => {
  const rows = new Map<number, number>();
  const columns = new Map<string, number>();
  const position = <Key>(of: Map<Key, number>, key: Key): number => {
    const at = of.get(key) ?? of.size;
    of.set(key, at);
    return at;
  };
  const edges = pairs.flatMap((pair): Edge[] => {
    const { taken, free } = seatsOf(pair.companyId);
    return Array.from({ length: free }, (_, seat) => ({
      pair,
      row: position(rows, pair.candidateId),
      column: position(columns, `${pair.companyId}/${seat}`),
      worth: somebody + pair.worth * point - (taken + seat) * crowding,
    }));
  });
  const starts = new Uint32Array(rows.size + 1);
  for (const { row } of edges) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  for (let row = 0; row < rows.size; row += 1)
    starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const held = bestEdges({
    rowCount: rows.size,
    columnCount: columns.size,
    starts,
    row: Uint32Array.from(edges, ({ row }) => row),
    column: Uint32Array.from(edges, ({ column }) => column),
    worth: Float64Array.from(edges, ({ worth }) => worth),
    pair: Uint32Array.from(edges.keys()),
  });
  return held.flatMap((edge) => edges[edge]?.pair ?? []);
};

/**
 * Who meets whom, beside what is kept: first one meeting for as many candidates as possible, then a second, and so on, each
 * time with the largest worth in all. A candidate meets a company once, nobody has more meetings than there are slots.
 */
export const choosePairs = ({
  pairs,
  slots,
  most,
  kept,
  busy = [],
}: ForumQuestion): ForumPair[] => {
  const candidates = new Loads();
  const companies = new Loads();
  const met = new Set(kept.map(pairKey));
  for (const { candidateId, companyId } of kept) {
    candidates.add(candidateId);
    companies.add(companyId);
  }
  const roomOf = (side: Busy['side'], id: number): number =>
    slots -
    new Set(busy.filter((one) => one.side === side && one.id === id).map(({ slot }) => slot)).size;
  const best = bestPairs(pairs).map((pair) => ({
    pair,
    candidateRoom: roomOf('candidate', pair.candidateId),
    companyRoom: roomOf('company', pair.companyId),
  }));
  const companyRoom = new Map(best.map((one) => [one.pair.companyId, one.companyRoom]));
  const chosen: ForumPair[] = [];
  for (let count = 1; count <= Math.min(most, slots); count += 1) {
    const open = best
      .filter(
        ({ pair, candidateRoom, companyRoom: room }) =>
          candidates.of(pair.candidateId) < Math.min(count, candidateRoom) &&
          companies.of(pair.companyId) < room &&
          !met.has(pairKey(pair)),
      )
      .map(({ pair }) => pair);
    const wanting = Map.groupBy(open, ({ companyId }) => companyId);
    const added = round(open, (companyId) => {
      const taken = companies.of(companyId);
      return {
        taken,
        free: Math.min(
          (companyRoom.get(companyId) ?? 0) - taken,
          wanting.get(companyId)?.length ?? 0,
        ),
      };
    });
    for (const pair of added) {
      candidates.add(pair.candidateId);
      companies.add(pair.companyId);
      met.add(pairKey(pair));
      chosen.push(pair);
    }
  }
  return chosen.toSorted(bySides);
};
