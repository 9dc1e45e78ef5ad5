/** Null where there is none. */
export const earliest = (moments: readonly Date[]): Date | null =>
  moments.reduce<Date | null>((first, one) => (first && first < one ? first : one), null);
