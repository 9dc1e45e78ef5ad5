import type { Market } from './market.ts';
import { MinHeap } from './min-heap.ts';
import { type SeatGraph, seatGraphOf } from './seat-graph.ts';

const none = -1;

/** Where a chain of moves ends, and what it makes the sum lose against what its first row could hope for. */
interface End {
  loss: number;
  /** The column that ends it: a free one, or one whose row goes without a place; none: the first row stays without. */
  column: number;
}

/**
 * Shortest augmenting paths with prices (Jonker & Volgenant, 1987, here on a sparse graph where nobody has to be placed).
 * Rows come one by one; each takes a column, whose row takes another, and so on, by the chain that costs the sum least.
 * Throughout, profit + price ≥ worth on every edge, with equality on the edges held, and who holds nothing has a profit
 * (or a price) of 0: that proves the sum to be the largest.
 */
class Augmentation {
  readonly #graph: SeatGraph;
  readonly #profit: Float64Array;
  readonly #price: Float64Array;
  /** The edge that each column is held by, and the column that each row holds. */
  readonly #heldBy: Int32Array;
  readonly #columnOf: Int32Array;
  readonly #distance: Float64Array;
  /** The edge by which each column is reached at that distance. */
  readonly #via: Int32Array;
  readonly #heap = new MinHeap();
  #reached: number[] = [];

  constructor(graph: SeatGraph) {
    this.#graph = graph;
    this.#profit = new Float64Array(graph.rowCount);
    this.#price = new Float64Array(graph.columnCount);
    this.#heldBy = new Int32Array(graph.columnCount).fill(none);
    this.#columnOf = new Int32Array(graph.rowCount).fill(none);
    this.#distance = new Float64Array(graph.columnCount).fill(Infinity);
    this.#via = new Int32Array(graph.columnCount).fill(none);
  }

  place(row: number): void {
    const profit = this.#hope(row);
    this.#profit[row] = profit;
    if (profit === 0) return;
    const settled: number[] = [];
    const end = this.#search(row, settled);
    this.#profit[row] = profit - end.loss;
    for (const column of settled) {
      const change = end.loss - (this.#distance[column] ?? 0);
      if (change <= 0) continue;
      const holder = this.#graph.row[this.#heldBy[column] ?? none];
      this.#price[column] = (this.#price[column] ?? 0) + change;
      if (holder !== undefined) this.#profit[holder] = (this.#profit[holder] ?? 0) - change;
    }
    this.#move(row, end.column);
    for (const column of this.#reached) this.#distance[column] = Infinity;
    this.#reached = [];
    this.#heap.clear();
  }

  /** What a row could gain if all that it may hold were free at its price. */
  #hope(row: number): number {
    const { starts, column, worth } = this.#graph;
    let best = 0;
    for (let edge = starts[row] ?? 0; edge < (starts[row + 1] ?? 0); edge += 1)
      best = Math.max(best, (worth[edge] ?? 0) - (this.#price[column[edge] ?? 0] ?? 0));
    return best;
  }

  #search(row: number, settled: number[]): End {
    let end: End = { loss: this.#profit[row] ?? 0, column: none };
    this.#reach(row, 0, end.loss);
    for (let next = this.#heap.pop(); next && next.key < end.loss; next = this.#heap.pop()) {
      const { key: distance, item: column } = next;
      if (distance > (this.#distance[column] ?? 0)) continue;
      settled.push(column);
      const edge = this.#heldBy[column] ?? none;
      if (edge === none) return { loss: distance, column };
      const holder = this.#graph.row[edge] ?? 0;
      const loss = distance + (this.#profit[holder] ?? 0);
      if (loss < end.loss) end = { loss, column };
      this.#reach(holder, distance, end.loss);
    }
    return end;
  }

  /** Offers a row all its columns, from `distance` on, as far as they lie nearer than the best end so far. */
  #reach(row: number, distance: number, limit: number): void {
    const { starts, column, worth } = this.#graph;
    const base = distance + (this.#profit[row] ?? 0);
    for (let edge = starts[row] ?? 0; edge < (starts[row + 1] ?? 0); edge += 1) {
      const one = column[edge] ?? 0;
      const away = base + (this.#price[one] ?? 0) - (worth[edge] ?? 0);
      const known = this.#distance[one] ?? Infinity;
      if (away >= known || away >= limit) continue;
      if (known === Infinity) this.#reached.push(one);
      this.#distance[one] = away;
      this.#via[one] = edge;
      this.#heap.push(away, one);
    }
  }

  /** Moves every row of the chain that ends at `last` one column on; the row that held `last` goes without. */
  #move(first: number, last: number): void {
    let column = last;
    const loser = column === none ? none : (this.#heldBy[column] ?? none);
    if (loser !== none) this.#columnOf[this.#graph.row[loser] ?? 0] = none;
    while (column !== none) {
      const edge = this.#via[column] ?? none;
      const row = this.#graph.row[edge] ?? first;
      const left = row === first ? none : (this.#columnOf[row] ?? none);
      this.#heldBy[column] = edge;
      this.#columnOf[row] = column;
      column = left;
    }
  }

  /** The edges held. */
  held(): number[] {
    return [...this.#heldBy].filter((edge) => edge !== none);
  }
}

/** The edges, each row's and each column's only one, of which the worth in all is largest. Exact. */
export const bestEdges = (graph: SeatGraph): number[] => {
  const augmentation = new Augmentation(graph);
  for (let row = 0; row < graph.rowCount; row += 1) augmentation.place(row);
  return augmentation.held();
};

/** The assignment with the largest sum of scores; of several, the one that the order of equals prefers. Exact. */
export const bestSum = (market: Market): number[] => {
  const graph = seatGraphOf(market);
  return bestEdges(graph).map((edge) => graph.pair[edge] ?? 0);
};
