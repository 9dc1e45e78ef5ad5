/** How often proposals like one were accepted, of ten: about so many, between these two. */
export interface ToldChance {
  of_ten: number;
  low: number;
  high: number;
}

/** With fewer answers to pairs of about the same score nothing is told: the curve would only go on from elsewhere. */
export const fewestAlike = 20;
/** Wider than this (of 1) an uncertainty says nothing. */
const widest = 0.4;
/**
 * Rarer than twice in ten it is not told. A reader can do nothing with it but give up, and giving up would make it true: who
 * says yes on this platform is asked for it. What can be done is said by 'Mes chances'.
 */
const rarest = 2;

/** What a reader is told of a rate (of 1) with its two ends, counted on so many answers to pairs alike; null where nothing. */
export const toldChance = (
  { rate, low, high }: { rate: number; low: number; high: number },
  alike: number,
): ToldChance | null => {
  const told = {
    of_ten: Math.round(10 * rate),
    low: Math.round(10 * low),
    high: Math.round(10 * high),
  };
  return alike >= fewestAlike && high - low <= widest && told.of_ten >= rarest ? told : null;
};
