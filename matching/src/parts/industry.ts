import { orderWithin, sectorOrderLimit } from '@tandem/domain/candidates/sector-order';
import { sectors } from '@tandem/domain/reference/sectors';
import { curveTable, industryCurve } from '../pair/curves.ts';
import type { CandidateProfile } from '../profiles.ts';

const sectionOf = new Map(sectors.map(({ id, section }) => [id, section]));

/** Steps between no sector in common and the same sectors at which the curve is read. */
export const industrySteps = 1000;

/**
 * A set of sectors as bits: those of the sectors (low and high 32), those of all sectors in their sections (low and high),
 * how many there are; then, of a need, the sector of its trade (low and high), of a candidate, which sectors they put first, second and
 * third (a byte each, from the lowest) and nothing. Ids run from 1 to 63.
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

const setBits = (sectorIds: readonly number[]): [number, number, number, number, number] => {
  let [low, high, nearLow, nearHigh] = [0, 0, 0, 0];
  for (const id of sectorIds) {
    low |= lowBit(id);
    high |= highBit(id);
    nearLow |= nearBits.get(id)?.low ?? 0;
    nearHigh |= nearBits.get(id)?.high ?? 0;
  }
  const count = countBits(low) + countBits(high);
  return [low >>> 0, high >>> 0, nearLow >>> 0, nearHigh >>> 0, count];
};

/** Of a need: the sectors of its company, and that of its trade. */
export const needSectorBits = (
  sectorIds: readonly number[],
  trade: number | null = null,
): SectorBits =>
  trade === null
    ? [...setBits(sectorIds), 0, 0]
    : [...setBits(sectorIds), lowBit(trade) >>> 0, highBit(trade) >>> 0];

/** The first places of a candidate's order. What is no sector of theirs has no place in it. */
const placedSectors = (sectorIds: readonly number[], order: readonly number[]): number[] =>
  orderWithin([...new Set(order)], sectorIds).slice(0, sectorOrderLimit);

/** Of a candidate: their sectors, and the first of their order. */
export const candidateSectorBits = (
  sectorIds: readonly number[],
  order: readonly number[],
): SectorBits => [
  ...setBits(sectorIds),
  placedSectors(sectorIds, order).reduce((bytes, id, place) => bytes | (id << (8 * place)), 0),
  0,
];

/** Who ticks more sectors than this says less with each of them. */
const fullSectors = 4;

/** What a sector is worth to a candidate, in eighths, by its place in their order; whoever says none, has all in the first. */
const placeWorth = [8, 6, 5, 4] as const;

const hasId = (low: number, high: number, id: number): number =>
  id < 32 ? (low >>> id) & 1 : (high >>> (id - 32)) & 1;

/** How the sectors of a candidate are met by those of a company; what fits is in halves: 2 for the same heading, 1 for its section. */
interface Met {
  /** Over all of the candidate's sectors, by what they are worth. */
  sum: number;
  /** The worth of all of them. */
  all: number;
  /** The most that one of them brings. */
  best: number;
}

const metSectors = (
  [oneLow, oneHigh, , , ones, order]: SectorBits,
  [otherLow, otherHigh, otherNearLow, otherNearHigh]: SectorBits,
): Met => {
  let same = countBits(oneLow & otherLow) + countBits(oneHigh & otherHigh);
  let near = countBits(oneLow & otherNearLow) + countBits(oneHigh & otherNearHigh);
  let [sum, all, best, place] = [0, 0, 0, 0];
  for (let left = order; left !== 0; left >>>= 8, place += 1) {
    const id = left & 0xff;
    const worth = placeWorth[place] ?? 0;
    const isSame = hasId(otherLow, otherHigh, id);
    const isNear = hasId(otherNearLow, otherNearHigh, id);
    sum += worth * (isSame + isNear);
    all += worth;
    best = Math.max(best, worth * (isSame + isNear));
    same -= isSame;
    near -= isNear;
  }
  // Those without a place; what is the same is near as well.
  const worth = placeWorth[place] ?? 0;
  sum += worth * (same + near);
  all += worth * (ones - place);
  best = Math.max(best, worth * (same > 0 ? 2 : Math.min(1, near)));
  return { sum, all, best };
};

/**
 * How well the sectors of a candidate and of a company fit, in `industrySteps`: each sector is held against its closest of the other side (the
 * same A38 heading full, another of its A21 section half). Of the mean over the candidate's and the mean over the
 * company's the better counts twice: who would go into several sectors is happy in each of them. Beyond four of them each
 * counts the less, so that ticking all is no gain. Where the candidate has an order, their mean is weighted by it and half of it is what
 * their best sector brings; the company's mean counts as far as that sector is worth. Where the company's branch fits less than
 * `tradeStep`, the trade of the need counts: a support technician at an insurer works in computing.
 */
export const industryStep = (candidate: SectorBits, need: SectorBits): number => {
  const [oneLow, oneHigh, oneNearLow, oneNearHigh, ones, order] = candidate;
  const [otherLow, otherHigh, , , others, tradeLow, tradeHigh] = need;
  if (ones === 0) return 0;
  const told = Math.min(fullSectors, ones);
  const isOfTrade = (oneLow & tradeLow) !== 0 || (oneHigh & tradeHigh) !== 0;
  const byTrade = isOfTrade ? Math.floor((tradeStep * told) / ones) : 0;
  const same = countBits(oneLow & otherLow) + countBits(oneHigh & otherHigh);
  const otherNear = countBits(otherLow & oneNearLow) + countBits(otherHigh & oneNearHigh);
  if (otherNear === 0) return byTrade;
  const reach = same > 0 ? 2 : 1;
  const { sum, all, best } = metSectors(candidate, need);
  // Both means over one denominator, 32 · all · others · reach.
  const mean = 8 * sum * others * reach;
  const one = order === 0 ? 2 * mean : mean + best * all * others * reach;
  const other = 2 * (same + otherNear) * best * all;
  const fit = one + other + Math.max(one, other);
  const byBranch = Math.floor((industrySteps * fit * told) / (96 * all * others * reach * ones));
  return Math.max(byBranch, byTrade);
};

/** Index: step. */
export const industryTable = curveTable(industryCurve, industrySteps, industrySteps);

/** A sector of the company and the candidate's closest to it. */
export interface SectorFit {
  companySectorId: number;
  /** Null when the candidate has none of its section. */
  candidateSectorId: number | null;
  /** The place of that sector in the candidate's order, from 1; null where it has none. */
  place: number | null;
  fit: 'same' | 'section' | 'none';
}

export const sectorFits = (
  { sectorIds, sectorOrder }: Pick<CandidateProfile, 'sectorIds' | 'sectorOrder'>,
  companySectorIds: readonly number[],
): SectorFit[] => {
  const placed = placedSectors(sectorIds, sectorOrder);
  // Of several in one section the best placed is the closest.
  const ours = [...placed, ...sectorIds.filter((id) => !placed.includes(id))];
  const fitOf = (companySectorId: number, found: number, fit: 'same' | 'section'): SectorFit => ({
    companySectorId,
    candidateSectorId: found,
    place: placed.includes(found) ? placed.indexOf(found) + 1 : null,
    fit,
  });
  return companySectorIds.map((companySectorId) => {
    if (ours.includes(companySectorId)) return fitOf(companySectorId, companySectorId, 'same');
    const section = sectionOf.get(companySectorId);
    const near = ours.find((id) => section !== undefined && sectionOf.get(id) === section);
    if (near !== undefined) return fitOf(companySectorId, near, 'section');
    return { companySectorId, candidateSectorId: null, place: null, fit: 'none' };
  });
};
