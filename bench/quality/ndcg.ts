/** Gains of the first ten of a ranking, discounted by place, over those of the best ranking (Järvelin & Kekäläinen, 2002). */
export const ndcgAt10 = (
  scores: readonly number[],
  gains: readonly number[],
  tieBreak: readonly number[],
): number | null => {
  const discounted = (order: readonly number[]): number =>
    order
      .slice(0, 10)
      .reduce((sum, item, place) => sum + (gains[item] ?? 0) / Math.log2(place + 2), 0);
  const items = scores.map((_, item) => item);
  const best = discounted(items.toSorted((one, other) => (gains[other] ?? 0) - (gains[one] ?? 0)));
  if (best === 0) return null;
  const ranked = items.toSorted(
    (one, other) =>
      (scores[other] ?? 0) - (scores[one] ?? 0) || (tieBreak[one] ?? 0) - (tieBreak[other] ?? 0),
  );
  return discounted(ranked) / best;
};
