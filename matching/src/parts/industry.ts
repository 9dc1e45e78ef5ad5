import { sectors } from '@tandem/domain/reference/sectors';
import { curveTable, industryCurve } from '../pair/curves.ts';

const sectionOf = new Map(sectors.map(({ id, section }) => [id, section]));

/** Steps between no sector in common and the same sectors at which the curve is read. */
export const industrySteps = 1000;

/**
 * A set of sectors as bits: those of the sectors (low and high 32), those of all sectors in their sections (low and high),
 * how many there are, and, of a need, the sector of its trade (low and high). Ids run from 1 to 63.
 */
export type SectorBits = readonly [number, number, number, number, number, number, number];

/** A company elsewhere that offers work of a trade whose sector the candidate seeks fits as much as this, in `industrySteps`. */
export const tradeStep = 250;

const countBits = (bits: number): number => {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

const lowBit = (id: number): number => (id < 32 ? 1 << id : 0);
const highBit = (id: number): number => (id < 32 ? 0 : 1 << (id - 32));

/** For each sector, the bits of all sectors of its section. */
const nearBits = new Map(
  sectors.map(({ id, section }) => {
    const near = sectors.filter((one) => one.section === section);
    return [
      id,
      {
        low: near.reduce((bits, one) => bits | lowBit(one.id), 0),
        high: near.reduce((bits, one) => bits | highBit(one.id), 0),
      },
    ];
  }),
);

export const sectorBits = (
  sectorIds: readonly number[],
  trade: number | null = null,
): SectorBits => {
  let [low, high, nearLow, nearHigh] = [0, 0, 0, 0];
  for (const id of sectorIds) {
    low |= lowBit(id);
    high |= highBit(id);
    nearLow |= nearBits.get(id)?.low ?? 0;
    nearHigh |= nearBits.get(id)?.high ?? 0;
  }
  const count = countBits(low) + countBits(high);
  const [tradeLow, tradeHigh] = trade === null ? [0, 0] : [lowBit(trade), highBit(trade)];
  return [
    low >>> 0,
    high >>> 0,
    nearLow >>> 0,
    nearHigh >>> 0,
    count,
    tradeLow >>> 0,
    tradeHigh >>> 0,
  ];
};

/** Who ticks more sectors than this says less with each of them. */
const fullSectors = 4;

/**
 * How well the sectors of a candidate and of a company fit, in `industrySteps`: each sector is held against its closest of the other side (the
 * same A38 heading full, another of its A21 section half). Of the mean over the candidate's and the mean over the
 * company's the better counts twice: who would go into several sectors is happy in each of them. Beyond four of them each
 * counts the less, so that ticking all is no gain. Where the company's branch fits less than `tradeStep`, the trade of the need counts: a support
 * technician at an insurer works in computing.
 */
export const industryStep = (
  [oneLow, oneHigh, oneNearLow, oneNearHigh, ones]: SectorBits,
  [otherLow, otherHigh, otherNearLow, otherNearHigh, others, tradeLow, tradeHigh]: SectorBits,
): number => {
  if (ones === 0) return 0;
  const told = Math.min(fullSectors, ones);
  const isOfTrade = (oneLow & tradeLow) !== 0 || (oneHigh & tradeHigh) !== 0;
  const byTrade = isOfTrade ? Math.floor((tradeStep * told) / ones) : 0;
  if (others === 0) return byTrade;
  const same = countBits(oneLow & otherLow) + countBits(oneHigh & otherHigh);
  const oneNear = countBits(oneLow & otherNearLow) + countBits(oneHigh & otherNearHigh);
  const otherNear = countBits(otherLow & oneNearLow) + countBits(otherHigh & oneNearHigh);
  // What is the same is near as well, and so counts twice half.
  const one = (same + oneNear) * others;
  const other = (same + otherNear) * ones;
  const fit = one + other + Math.max(one, other);
  const byBranch = Math.floor((industrySteps * fit * told) / (6 * ones * ones * others));
  return Math.max(byBranch, byTrade);
};

/** Index: step. */
export const industryTable = curveTable(industryCurve, industrySteps, industrySteps);

/** A sector of the company and the candidate's closest to it. */
export interface SectorFit {
  companySectorId: number;
  /** Null when the candidate has none of its section. */
  candidateSectorId: number | null;
  fit: 'same' | 'section' | 'none';
}

export const sectorFits = (
  candidateSectorIds: readonly number[],
  companySectorIds: readonly number[],
): SectorFit[] =>
  companySectorIds.map((companySectorId) => {
    const same = candidateSectorIds.find((id) => id === companySectorId);
    const near = candidateSectorIds.find(
      (id) =>
        sectionOf.get(id) !== undefined && sectionOf.get(id) === sectionOf.get(companySectorId),
    );
    if (same !== undefined) return { companySectorId, candidateSectorId: same, fit: 'same' };
    if (near !== undefined) return { companySectorId, candidateSectorId: near, fit: 'section' };
    return { companySectorId, candidateSectorId: null, fit: 'none' };
  });
