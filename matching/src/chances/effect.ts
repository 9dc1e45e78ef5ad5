/** The totals (tenths) of somebody's pairs, by the id of the other side. */
export type Totals = ReadonlyMap<number, number>;

/** What a change would bring. */
export interface Effect {
  /** Pairs more than now; less than 0 where it loses some. */
  gain: number;
  /** The best total after it (tenths); null without a pair. */
  best: number | null;
  /** Pairs of now and then whose total would be higher by a point at least, … */
  closer: number;
  /** … and lower. */
  farther: number;
}

/** Less is not worth a change, and nobody could tell it. */
const tellingTenths = 10;

export const bestOf = (totals: Totals): number | null =>
  totals.size === 0 ? null : Math.max(...totals.values());

export const effectOf = (before: Totals, after: Totals): Effect => {
  const rises = [...after].flatMap(([id, total]) => {
    const was = before.get(id);
    return was === undefined ? [] : [total - was];
  });
  return {
    gain: after.size - before.size,
    best: bestOf(after),
    closer: rises.filter((rise) => rise >= tellingTenths).length,
    farther: rises.filter((rise) => rise <= -tellingTenths).length,
  };
};

/** Whether a change that keeps all pairs makes them better as a whole. */
export const isBetter = ({ gain, best, closer, farther }: Effect, before: Totals): boolean => {
  const rise = (best ?? 0) - (bestOf(before) ?? 0);
  return gain >= 0 && rise >= 0 && (rise >= tellingTenths || closer > farther);
};

/** Whether a change is worth telling: it brings pairs, or makes them better. */
export const isWorthTelling = (effect: Effect, before: Totals): boolean =>
  effect.gain > 0 || isBetter(effect, before);
