import { listsOf, type Market } from './market.ts';

/**
 * A point of score, so that the order of equals never outweighs one: a sum has fewer than 2^17 lots of 10 bits.
 */
const point = 2 ** 27;
const lotBits = 10;

/** Rows are to be placed on columns, each on one at most; an edge is worth so much. */
export interface SeatGraph {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Edges of row i: from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Uint32Array;
  readonly row: Uint32Array;
  readonly column: Uint32Array;
  readonly worth: Float64Array;
  /** The pair behind each edge. */
  readonly pair: Uint32Array;
}

const worthOf = ({ total, lot }: Market, pair: number): number =>
  (total[pair] ?? 0) * point + Math.floor((lot[pair] ?? 0) / 2 ** (32 - lotBits));

/** The seats of each need that can be filled at all: a seat beyond its pairs would only be searched in vain. */
const usefulSeats = ({ seats, need }: Market): Uint32Array => {
  const wanted = new Uint32Array(seats.length);
  for (const one of need) wanted[one] = (wanted[one] ?? 0) + 1;
  return seats.map((count, one) => Math.min(count, wanted[one] ?? 0));
};

const countEdges = (need: Uint32Array, seats: Uint32Array): number =>
  need.reduce((sum, one) => sum + (seats[one] ?? 0), 0);

/** How many edges the graph of a market has: what the search costs in memory. */
export const seatGraphSize = (market: Market): number =>
  countEdges(market.need, usefulSeats(market));

/** Each seat of a need is a place of its own. The side with fewer places makes the rows: the search starts from them. */
export const seatGraphOf = (market: Market): SeatGraph => {
  const { need, candidate, candidateIds } = market;
  const seats = usefulSeats(market);
  const firstSeat = new Uint32Array(seats.length + 1);
  for (const [at, count] of seats.entries()) firstSeat[at + 1] = (firstSeat[at] ?? 0) + count;
  const seatCount = firstSeat.at(-1) ?? 0;
  const edgeCount = countEdges(need, seats);
  const edgeSeat = new Uint32Array(edgeCount);
  const edgePair = new Uint32Array(edgeCount);
  let end = 0;
  for (let pair = 0; pair < need.length; pair += 1) {
    const one = need[pair] ?? 0;
    for (let seat = firstSeat[one] ?? 0; seat < (firstSeat[one + 1] ?? 0); seat += 1) {
      edgeSeat[end] = seat;
      edgePair[end] = pair;
      end += 1;
    }
  }
  const edgeCandidate = edgePair.map((pair) => candidate[pair] ?? 0);
  const seatsAreRows = seatCount <= candidateIds.length;
  const [rows, columns] = seatsAreRows ? [edgeSeat, edgeCandidate] : [edgeCandidate, edgeSeat];
  const rowCount = seatsAreRows ? seatCount : candidateIds.length;
  const { starts, order } = listsOf(rows, rowCount);
  const pair = order.map((edge) => edgePair[edge] ?? 0);
  return {
    rowCount,
    columnCount: seatsAreRows ? candidateIds.length : seatCount,
    starts,
    row: order.map((edge) => rows[edge] ?? 0),
    column: order.map((edge) => columns[edge] ?? 0),
    worth: Float64Array.from(pair, (one) => worthOf(market, one)),
    pair,
  };
};
