import { tieHash } from '../hash.ts';

/**
 * The rank of a pair as one number, the better the higher: its total, then the seeded hash of its ids, smaller first.
 * Exact: a total takes 10 bits, a hash 32.
 */
export const rankOf = (total: number, candidateId: number, needId: number, seed: number): number =>
  total * 2 ** 32 + (2 ** 32 - 1 - tieHash(candidateId, needId, seed));

/** The total that a rank stands for. */
export const totalOfRank = (rank: number): number => Math.floor(rank / 2 ** 32);

/** The `count`-th highest of the first `length` values, which it reorders (Hoare's selection, 1961). */
export const highest = (values: Float64Array, length: number, count: number): number => {
  let low = 0;
  let high = length - 1;
  const wanted = count - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] ?? 0) > pivot) left += 1;
      while ((values[right] ?? 0) < pivot) right -= 1;
      if (left > right) break;
      const kept = values[left] ?? 0;
      values[left] = values[right] ?? 0;
      values[right] = kept;
      left += 1;
      right -= 1;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return values[wanted] ?? 0;
};
