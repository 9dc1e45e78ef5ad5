import { tieHash } from '../hash.ts';

/** The pairs of a session that are still open, with their scores in tenths of a point. */
export interface ShownPairs {
  readonly length: number;
  readonly candidateId: ArrayLike<number>;
  readonly needId: ArrayLike<number>;
  readonly score: ArrayLike<number>;
}

/** How much of others' attention somebody has already, or has room for; whoever is not in it has 0 waiting and 1 seat. */
export interface Standings {
  /** Companies that wait for, or have agreed with, a candidate. */
  waitingForCandidate: ReadonlyMap<number, number>;
  /** Candidates whom a need has said yes to. */
  waitingForNeed: ReadonlyMap<number, number>;
  /** Of a need. */
  seats: ReadonlyMap<number, number>;
}

/** What a place on somebody's list costs, in tenths of a point; negative where hardly anybody has seen them. */
export interface Prices {
  /** Taken off in the lists of needs. */
  candidates: Map<number, number>;
  /** Taken off in the lists of candidates. */
  needs: Map<number, number>;
}

/** So many of a list are looked at. */
export const lookedAt = 5;

/** Whoever stands on more lists than this many times their share becomes dearer. */
const crowd = 1.35;
/** Whoever stands on none is made cheaper until they stand on one. */
const atLeast = 1;
/** No price moves a row further than so many tenths of a point. */
const dearest = 100;
const rounds = 60;
/** In tenths of a point. */
const firstStep = 40;
const lastStep = 1;

/** Lists of one side: each with the places of its pairs, the best score first. */
interface Lists {
  readonly starts: Uint32Array;
  /** Whom each entry shows, by position. */
  readonly shown: Uint32Array;
  readonly score: Float64Array;
}

const positionsOf = (ids: ArrayLike<number>, length: number): Map<number, number> => {
  const distinct = new Set<number>();
  for (let at = 0; at < length; at += 1) distinct.add(ids[at] ?? 0);
  return new Map([...distinct].toSorted((a, b) => a - b).map((id, position) => [id, position]));
};

/** By list, then by falling score; equals in the drawn order of all lists. */
const listsOf = (
  pairs: ShownPairs,
  owners: ArrayLike<number>,
  shown: ArrayLike<number>,
  ownerCount: number,
): Lists => {
  const starts = new Uint32Array(ownerCount + 1);
  for (let at = 0; at < pairs.length; at += 1) {
    const next = (owners[at] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let at = 0; at < ownerCount; at += 1)
    starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
  const keys = new Float64Array(pairs.length);
  const filled = starts.slice();
  const places = new Uint32Array(pairs.length);
  for (let at = 0; at < pairs.length; at += 1) {
    const owner = owners[at] ?? 0;
    const lot = tieHash(pairs.candidateId[at] ?? 0, pairs.needId[at] ?? 0, 0) / 2 ** 32;
    keys[at] = (pairs.score[at] ?? 0) + lot;
    const place = filled[owner] ?? 0;
    places[place] = at;
    filled[owner] = place + 1;
  }
  const sorted = { shown: new Uint32Array(pairs.length), score: new Float64Array(pairs.length) };
  for (let owner = 0; owner < ownerCount; owner += 1) {
    const from = starts[owner] ?? 0;
    const own = places.subarray(from, starts[owner + 1]);
    own.sort((one, other) => (keys[other] ?? 0) - (keys[one] ?? 0));
    for (let at = 0; at < own.length; at += 1) {
      sorted.shown[from + at] = shown[own[at] ?? 0] ?? 0;
      sorted.score[from + at] = keys[own[at] ?? 0] ?? 0;
    }
  }
  return { starts, ...sorted };
};

/** Adds one to whoever stands among the first of each list at these prices. */
const countShown = (lists: Lists, prices: Float64Array, counts: Float64Array): void => {
  const best = new Float64Array(lookedAt);
  const who = new Int32Array(lookedAt);
  let cheapest = Infinity;
  for (const price of prices) cheapest = Math.min(cheapest, price);
  for (let owner = 0; owner + 1 < lists.starts.length; owner += 1) {
    best.fill(-Infinity);
    who.fill(-1);
    const end = lists.starts[owner + 1] ?? 0;
    for (let at = lists.starts[owner] ?? 0; at < end; at += 1) {
      const score = lists.score[at] ?? 0;
      const least = best[lookedAt - 1] ?? 0;
      // Even at the lowest price nobody further down comes up.
      if (score - cheapest <= least) break;
      const one = lists.shown[at] ?? 0;
      const value = score - (prices[one] ?? 0);
      if (value <= least) continue;
      let place = lookedAt - 1;
      while (place > 0 && value > (best[place - 1] ?? 0)) {
        best[place] = best[place - 1] ?? 0;
        who[place] = who[place - 1] ?? -1;
        place -= 1;
      }
      best[place] = value;
      who[place] = one;
    }
    for (const one of who) if (one >= 0) counts[one] = (counts[one] ?? 0) + 1;
  }
};

/** How far a price goes up or down for being shown `count` times: towards 0 wherever it is not needed. */
const pull = (count: number, share: number, price: number): number => {
  const most = Math.max(atLeast, share * crowd);
  const least = Math.min(atLeast, share);
  if (count > most || (price > 0 && count < most)) return (count - most) / most;
  if (count < least || (price < 0 && count > least)) return (count - least) / Math.max(1, share);
  return 0;
};

/** A step that does not pass 0: there it rests, unless it is pulled on. */
const moved = (price: number, by: number): number => {
  const next = Math.max(-dearest, Math.min(dearest, price + by));
  return price * next < 0 ? 0 : next;
};

const placesOf = ({ starts }: Lists): number => {
  let places = 0;
  for (let owner = 0; owner + 1 < starts.length; owner += 1)
    places += Math.min(lookedAt, (starts[owner + 1] ?? 0) - (starts[owner] ?? 0));
  return places;
};

/**
 * Prices at which nobody is shown much more often than their share of all places, and hardly anybody never: whoever stands
 * on too many lists becomes dearer, whoever on none cheaper, in ever smaller steps (a subgradient method on the dual of the
 * assignment with capacities; Bertsekas, 1988). Who needs no price has none. `room` says whose share is larger, `waiting`
 * who has attention already.
 */
const pricesOf = (lists: Lists, room: Float64Array, waiting: Float64Array): Float64Array => {
  const prices = new Float64Array(room.length);
  const counts = new Float64Array(room.length);
  const perRoom = placesOf(lists) / room.reduce((sum, one) => sum + one, 0);
  const decay = (lastStep / firstStep) ** (1 / (rounds - 1));
  for (let round = 0, step = firstStep; round < rounds; round += 1, step *= decay) {
    counts.set(waiting);
    countShown(lists, prices, counts);
    for (let one = 0; one < room.length; one += 1) {
      const price = prices[one] ?? 0;
      const by = pull(counts[one] ?? 0, perRoom * (room[one] ?? 0), price);
      prices[one] = moved(price, step * Math.max(-1, Math.min(1, by)));
    }
  }
  return prices.map(Math.round);
};

const column = (
  positions: ReadonlyMap<number, number>,
  values: ReadonlyMap<number, number>,
  otherwise: number,
): Float64Array => Float64Array.from(positions.keys(), (id) => values.get(id) ?? otherwise);

const byId = (positions: ReadonlyMap<number, number>, prices: Float64Array): Map<number, number> =>
  new Map(Array.from(positions, ([id, at]) => [id, prices[at] ?? 0]));

/** The prices of a session; the same whatever the order of its pairs. */
export const attentionPrices = (pairs: ShownPairs, standings: Standings): Prices => {
  const { length } = pairs;
  const candidates = positionsOf(pairs.candidateId, length);
  const needs = positionsOf(pairs.needId, length);
  const ours = Uint32Array.from(
    { length },
    (_, at) => candidates.get(pairs.candidateId[at] ?? 0) ?? 0,
  );
  const theirs = Uint32Array.from({ length }, (_, at) => needs.get(pairs.needId[at] ?? 0) ?? 0);
  return {
    candidates: byId(
      candidates,
      pricesOf(
        listsOf(pairs, theirs, ours, needs.size),
        new Float64Array(candidates.size).fill(1),
        column(candidates, standings.waitingForCandidate, 0),
      ),
    ),
    needs: byId(
      needs,
      pricesOf(
        listsOf(pairs, ours, theirs, candidates.size),
        column(needs, standings.seats, 1),
        column(needs, standings.waitingForNeed, 0),
      ),
    ),
  };
};
