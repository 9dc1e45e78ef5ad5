/** How much more a recognised skill tells than a word that is as rare. */
export const skillBoost = 6;

/** Fixed point: weights are integers, so that sums of them are the same in any order and on any machine. */
const weightScale = 16;

export interface Occurrence {
  /** Texts of one side of the session. */
  size: number;
  /** Those that contain the term. */
  occurrences: number;
}

/**
 * The weight of a term: the square of its inverse document frequency (Spärck Jones, 1972), ln(1 / share), where the share
 * is that of the side on which the term is more ordinary: « missions » is in every need and in few resumes, and tells
 * nothing. Squared, because a term that both texts have weighs in on both sides of a cosine.
 */
export const termWeight = (sides: readonly Occurrence[], boost: number): number => {
  const share = Math.max(...sides.map(({ size, occurrences }) => (occurrences + 0.5) / (size + 1)));
  const rarity = Math.max(0.5, Math.log(1 / share));
  return Math.round(weightScale * (boost * rarity) ** 2);
};
