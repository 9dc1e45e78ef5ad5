import { sectors } from '@tandem/domain/reference/sectors';
import { curveTable, industryCurve } from '../curves.ts';

const sectionOf = new Map(sectors.map(({ id, section }) => [id, section]));

/** Steps between no sector in common and the same sectors at which the curve is read. */
export const industrySteps = 1000;

/** 2 for the same A38 heading, 1 for two headings of one A21 section, 0 otherwise. */
const closeness = (one: number, other: number): 0 | 1 | 2 => {
  if (one === other) return 2;
  const section = sectionOf.get(one);
  return section !== undefined && section === sectionOf.get(other) ? 1 : 0;
};

/** For each sector of one side its closest of the other, added up. */
const closest = (ones: readonly number[], others: readonly number[]): number => {
  let sum = 0;
  for (const one of ones) {
    let best = 0;
    for (const other of others) best = Math.max(best, closeness(one, other));
    sum += best;
  }
  return sum;
};

/**
 * How well two sets of sectors fit, in `industrySteps`: each sector is held against its closest of the other side; the mean
 * over the candidate's and the mean over the company's count alike. Each id at most once a side.
 */
export const industryStep = (ones: readonly number[], others: readonly number[]): number => {
  if (ones.length === 0 || others.length === 0) return 0;
  const fit = closest(ones, others) * others.length + closest(others, ones) * ones.length;
  return Math.floor((industrySteps * fit) / (4 * ones.length * others.length));
};

export const industryTable = curveTable(industryCurve, industrySteps, industrySteps);

/** The industry part, in tenths. */
export const industryTenths = (ones: readonly number[], others: readonly number[]): number =>
  industryTable[industryStep(ones, others)] ?? 0;

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
    const near = candidateSectorIds.find((id) => closeness(id, companySectorId) === 1);
    if (same !== undefined) return { companySectorId, candidateSectorId: same, fit: 'same' };
    if (near !== undefined) return { companySectorId, candidateSectorId: near, fit: 'section' };
    return { companySectorId, candidateSectorId: null, fit: 'none' };
  });
