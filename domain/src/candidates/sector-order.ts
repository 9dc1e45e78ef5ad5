/** How many of their sectors a candidate may put in an order; those left out come after them, alike. */
export const sectorOrderLimit = 3;

/** The order, without what is no longer one of the sectors. */
export const orderWithin = (order: readonly number[], sectorIds: readonly number[]): number[] =>
  order.filter((id) => sectorIds.includes(id));

/** Puts a sector after those that have a place, or takes its place away; the order stays as it is where all places are taken. */
export const withPlaceToggled = (order: readonly number[], sectorId: number): number[] => {
  if (order.includes(sectorId)) return order.filter((id) => id !== sectorId);
  return order.length < sectorOrderLimit ? [...order, sectorId] : [...order];
};
