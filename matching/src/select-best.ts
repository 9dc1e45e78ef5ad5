import { matchId, type Pair } from '@tandem/domain/match';
import { tieHash } from './hash.ts';
import { pairsAt, type ScoredPairs } from './scored-pairs.ts';
import type { ScoringSettings } from './settings.ts';

/** Orders two pairs: the better score first, then as the seeded hash of their ids has it. */
export const byScore =
  (pairs: ScoredPairs, seed: number) =>
  (one: number, other: number): number =>
    (pairs.total[other] ?? 0) - (pairs.total[one] ?? 0) ||
    tieHash(pairs.candidateId[one] ?? 0, pairs.needId[one] ?? 0, seed) -
      tieHash(pairs.candidateId[other] ?? 0, pairs.needId[other] ?? 0, seed) ||
    one - other;

/** The pairs that are among the best of their candidate or of their need, or were acted on; in the order given. */
export const bestOfBothSides = (
  pairs: ScoredPairs,
  { best, seed }: Pick<ScoringSettings, 'best' | 'seed'>,
  actedOn: readonly Pair[],
): ScoredPairs => {
  const kept = new Uint8Array(pairs.length);
  const positions = Array.from({ length: pairs.length }, (_, position) => position);
  const order = byScore(pairs, seed);
  for (const ids of [pairs.candidateId, pairs.needId])
    for (const group of Map.groupBy(positions, (position) => ids[position]).values())
      for (const position of group.toSorted(order).slice(0, best)) kept[position] = 1;
  const acted = new Set(actedOn.map(matchId));
  const stays = (position: number): boolean =>
    kept[position] === 1 ||
    acted.has(
      matchId({
        applicantId: pairs.candidateId[position] ?? 0,
        offerId: pairs.needId[position] ?? 0,
      }),
    );
  return pairsAt(pairs, positions.filter(stays));
};
