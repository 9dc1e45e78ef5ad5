import { suggestStable } from './assign.ts';
import { PairCollector } from '../session/scored-pairs.ts';
import { type PartTenths, totalTenths, type Weights } from '../weights.ts';

/** A candidate and a need of which something is agreed already. */
export interface AgreedPair extends PartTenths {
  candidateId: number;
  needId: number;
  /** The enrolment is finalised; both have accepted; or the company has, and the candidate is to answer. */
  standing: 'finalised' | 'accepted' | 'promised';
}

export interface HeldSeats<Pair extends AgreedPair> {
  /** The pairs that hold a seat, by candidate id, then by need id. */
  held: readonly Pair[];
  /** The seats that each need has left. */
  free: ReadonlyMap<number, number>;
}

interface Market {
  needs: readonly { id: number; seats: number }[];
  /** How much each part counts for the candidates, and for the companies. */
  candidateWeights: Weights;
  needWeights: Weights;
  seed: number;
}

/** The seats of each need that these pairs leave. */
const seatsLeft = ({ needs }: Market, pairs: readonly AgreedPair[]): Map<number, number> => {
  const taken = new Map<number, number>();
  for (const { needId } of pairs) taken.set(needId, (taken.get(needId) ?? 0) + 1);
  return new Map(needs.map(({ id, seats }) => [id, Math.max(0, seats - (taken.get(id) ?? 0))]));
};

const keyOf = ({ candidateId, needId }: Pick<AgreedPair, 'candidateId' | 'needId'>): string =>
  `${candidateId} ${needId}`;

/** Of several promises to one candidate, and of more promises than seats, those that a stable assignment keeps. */
const kept = (
  promised: readonly AgreedPair[],
  seats: ReadonlyMap<number, number>,
  { candidateWeights, needWeights, seed }: Market,
): Set<string> => {
  const pairs = new PairCollector();
  for (const pair of promised)
    pairs.add(pair.candidateId, pair.needId, { ...pair, total: totalTenths(pair, needWeights) });
  const { placed } = suggestStable({
    pairs: pairs.finish(),
    candidateIds: promised.map(({ candidateId }) => candidateId),
    needs: [...seats].map(([id, left]) => ({ id, seats: left })),
    candidateWeights,
    needWeights,
    seed,
  });
  return new Set(placed.map(keyOf));
};

/**
 * Which seats are taken before anybody is suggested anything. A finalised enrolment holds its seat, and its candidate no
 * other; what both have accepted holds one; what only the company has accepted holds one of those left, one for each
 * candidate.
 */
export const heldSeats = <Pair extends AgreedPair>(
  agreed: readonly Pair[],
  market: Market,
): HeldSeats<Pair> => {
  const ofStanding = (standing: AgreedPair['standing']) =>
    agreed.filter((pair) => pair.standing === standing);
  const finalised = ofStanding('finalised');
  const enrolled = new Set(finalised.map(({ candidateId }) => candidateId));
  const accepted = ofStanding('accepted').filter(({ candidateId }) => !enrolled.has(candidateId));
  const firm = [...finalised, ...accepted];
  const settled = new Set(firm.map(({ candidateId }) => candidateId));
  const promised = ofStanding('promised').filter(({ candidateId }) => !settled.has(candidateId));
  const keptPromises = kept(promised, seatsLeft(market, firm), market);
  const held = [...firm, ...promised.filter((pair) => keptPromises.has(keyOf(pair)))].toSorted(
    (one, other) => one.candidateId - other.candidateId || one.needId - other.needId,
  );
  return { held, free: seatsLeft(market, held) };
};
