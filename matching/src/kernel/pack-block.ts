import type { Block } from '../session/blocks.ts';
import { contractsFit } from '../pair/compatible.ts';
import type { Corpus } from '../parts/document.ts';
import { farthestOf, pointOf } from '../parts/geographic.ts';
import { type SectorBits, sectorBits } from '../parts/industry.ts';
import { tradeSectorOf } from '../parts/trade.ts';
import { beliefOf, worthOf } from '../parts/resume.ts';
import { leaningCount, writeLeanings } from '../parts/personality.ts';
import type { CandidateProfile, NeedProfile, Place } from '../profiles.ts';
import {
  type CandidateColumns,
  type Cell,
  laneWidth,
  type NeedColumns,
  type PackedBlock,
  sectorWords,
} from './cell.ts';
import { type Allocate, ownMemory } from './columns.ts';
import { type DocumentColumns, documentColumns } from './documents.ts';
import { type CellTerms, packTerms } from './pack-terms.ts';

const nowhere = { x: Number.NaN, y: Number.NaN, z: Number.NaN };

interface PointColumns {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly z: Float32Array;
}

const writePoint = (columns: PointColumns, at: number, place: Place | null): void => {
  const { x, y, z } = place ? pointOf(place) : nowhere;
  columns.x[at] = x;
  columns.y[at] = y;
  columns.z[at] = z;
};

const candidateColumns = (
  candidates: readonly CandidateProfile[],
  positions: Uint32Array,
  texts: DocumentColumns,
  believed: number,
  terms: CellTerms['candidates'],
  allocate: Allocate,
): CandidateColumns => {
  const { length } = positions;
  const columns = {
    positions,
    x: allocate(Float32Array, length),
    y: allocate(Float32Array, length),
    z: allocate(Float32Array, length),
    farthest: allocate(Float32Array, length),
    belief: allocate(Float32Array, length),
    leanings: allocate(Int16Array, length * leaningCount),
    sectors: allocate(Uint32Array, length * sectorWords),
    ...terms,
  };
  for (const [at, position] of positions.entries()) {
    const candidate = candidates[position];
    if (!candidate) continue;
    writePoint(columns, at, candidate.place);
    columns.farthest[at] = farthestOf(candidate.maxKm);
    columns.belief[at] = beliefOf(texts.weights[position] ?? 0, believed);
    writeLeanings(candidate.answers, columns.leanings, at * leaningCount, 1);
    columns.sectors.set(sectorBits(candidate.sectorIds), at * sectorWords);
  }
  return columns;
};

const needColumns = (
  needs: readonly NeedProfile[],
  positions: Uint32Array,
  width: number,
  texts: DocumentColumns,
  believed: number,
  terms: CellTerms['needs'],
  allocate: Allocate,
): NeedColumns => {
  const columns = {
    positions,
    x: allocate(Float32Array, width),
    y: allocate(Float32Array, width),
    z: allocate(Float32Array, width),
    worth: allocate(Float32Array, width),
    leanings: allocate(Int16Array, width * leaningCount),
    sectorSet: allocate(Uint16Array, width),
    ...terms,
  };
  const sets = new Map<string, { number: number; bits: SectorBits }>();
  for (const [at, position] of positions.entries()) {
    const need = needs[position];
    if (!need) continue;
    writePoint(columns, at, need.place);
    columns.worth[at] = worthOf(texts.weights[position] ?? 0, believed);
    writeLeanings(need.answers, columns.leanings, at, width);
    const bits = sectorBits(need.sectorIds, tradeSectorOf(need));
    const key = bits.join();
    const set = sets.get(key) ?? { number: sets.size, bits };
    sets.set(key, set);
    columns.sectorSet[at] = set.number;
  }
  const sectorSets = allocate(Uint32Array, sets.size * sectorWords);
  for (const { number, bits } of sets.values()) sectorSets.set(bits, number * sectorWords);
  return { ...columns, sectorSets };
};

/** Positions of profiles by level and contract type. */
const kindsOf = (profiles: readonly (CandidateProfile | NeedProfile)[]) =>
  Map.groupBy(profiles.keys(), (at) => `${profiles[at]?.level}/${profiles[at]?.contractType}`);

/**
 * Turns a block into columns, cell by cell: a cell for each level and each contract type that a candidate has. Profiles
 * are put in the order of their ids.
 */
export const packBlock = (
  block: Block,
  corpus: Corpus,
  allocate: Allocate = ownMemory,
): PackedBlock => {
  const candidates = block.candidates.toSorted((one, other) => one.id - other.id);
  const needs = block.needs.toSorted((one, other) => one.id - other.id);
  const texts = {
    candidates: documentColumns(candidates, corpus, 'candidate'),
    needs: documentColumns(needs, corpus, 'need'),
  };
  const { believedWeight } = corpus.statistics;
  const cells: Cell[] = [];
  const column = (values: readonly number[]): Uint32Array => {
    const numbers = allocate(Uint32Array, values.length);
    numbers.set(values);
    return numbers;
  };
  const needKinds = kindsOf(needs).values().toArray();
  for (const kind of kindsOf(candidates).values()) {
    const like = candidates[kind[0] ?? 0];
    const fitting = needKinds.filter(([first = 0]) => {
      const need = needs[first];
      return like && need && need.level === like.level && contractsFit(like, need);
    });
    const ours = column(kind);
    const theirs = column(fitting.flat().toSorted((one, other) => one - other));
    if (theirs.length === 0) continue;
    const width = Math.ceil(theirs.length / laneWidth) * laneWidth;
    const terms = packTerms({ candidates: ours, needs: theirs, width }, texts, corpus, allocate);
    cells.push({
      candidateCount: ours.length,
      needCount: theirs.length,
      width,
      candidates: candidateColumns(
        candidates,
        ours,
        texts.candidates,
        believedWeight,
        terms.candidates,
        allocate,
      ),
      needs: needColumns(needs, theirs, width, texts.needs, believedWeight, terms.needs, allocate),
    });
  }
  return {
    sessionId: block.sessionId,
    programmeId: block.programmeId,
    candidateIds: column(candidates.map(({ id }) => id)),
    needIds: column(needs.map(({ id }) => id)),
    cells,
    tables: corpus.tables,
  };
};
