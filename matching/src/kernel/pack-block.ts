import type { Block } from '../session/blocks.ts';
import { contractsFit } from '../pair/compatible.ts';
import type { Corpus } from '../parts/document.ts';
import { beliefOf, type Believing, worthOf } from '../parts/resume.ts';
import { leaningCount } from '../parts/personality.ts';
import type { CandidateProfile, NeedProfile } from '../profiles.ts';
import {
  type CandidateColumns,
  type Cell,
  laneWidth,
  type NeedColumns,
  type PackedBlock,
  sectorWords,
} from './cell.ts';
import { type Allocate, ownMemory } from './columns.ts';
import { type CellTerms, packTerms } from './pack-terms.ts';
import { CandidateSheets, type Kind, NeedSheets } from './sheets.ts';

/** Sheets of one side that share a cell: where they stand in the block's order of ids, and among the sheets as they came. */
interface Members {
  readonly positions: Uint32Array;
  readonly sheets: Uint32Array;
}

const candidateColumns = (
  all: CandidateSheets,
  { positions, sheets }: Members,
  believing: Believing,
  terms: CellTerms['candidates'],
  allocate: Allocate,
): CandidateColumns => {
  const { length } = sheets;
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
  for (let at = 0; at < length; at += 1) {
    const sheet = sheets[at] ?? 0;
    columns.x[at] = all.x.all[sheet] ?? 0;
    columns.y[at] = all.y.all[sheet] ?? 0;
    columns.z[at] = all.z.all[sheet] ?? 0;
    columns.farthest[at] = all.farthest.all[sheet] ?? 0;
    columns.belief[at] = beliefOf(all.weights.all[sheet] ?? 0, believing);
    for (let factor = 0; factor < leaningCount; factor += 1)
      columns.leanings[at * leaningCount + factor] =
        all.leanings.all[sheet * leaningCount + factor] ?? 0;
    for (let word = 0; word < sectorWords; word += 1)
      columns.sectors[at * sectorWords + word] = all.sectors.all[sheet * sectorWords + word] ?? 0;
  }
  return columns;
};

const needColumns = (
  all: NeedSheets,
  { positions, sheets }: Members,
  width: number,
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
  const sets = new Map<string, { number: number; bits: Uint32Array }>();
  for (let at = 0; at < sheets.length; at += 1) {
    const sheet = sheets[at] ?? 0;
    columns.x[at] = all.x.all[sheet] ?? 0;
    columns.y[at] = all.y.all[sheet] ?? 0;
    columns.z[at] = all.z.all[sheet] ?? 0;
    columns.worth[at] = worthOf(all.weights.all[sheet] ?? 0, believed);
    for (let factor = 0; factor < leaningCount; factor += 1)
      columns.leanings[factor * width + at] = all.leanings.all[sheet * leaningCount + factor] ?? 0;
    const bits = all.sectors.all.subarray(sheet * sectorWords, (sheet + 1) * sectorWords);
    const key = bits.join();
    const set = sets.get(key) ?? { number: sets.size, bits };
    sets.set(key, set);
    columns.sectorSet[at] = set.number;
  }
  const sectorSets = allocate(Uint32Array, sets.size * sectorWords);
  for (const { number, bits } of sets.values()) sectorSets.set(bits, number * sectorWords);
  return { ...columns, sectorSets };
};

/** Where sheets stand once they are sorted by id: at each position, which of them. */
const byId = ({ ids, length }: CandidateSheets | NeedSheets): Uint32Array => {
  const order = Uint32Array.from({ length }, (_, sheet) => sheet);
  const { all } = ids;
  const isSorted = order.every((sheet) => sheet === 0 || (all[sheet - 1] ?? 0) < (all[sheet] ?? 0));
  return isSorted ? order : order.toSorted((one, other) => (all[one] ?? 0) - (all[other] ?? 0));
};

/** Positions by kind. */
const positionsByKind = ({ kinds }: CandidateSheets | NeedSheets, order: Uint32Array) =>
  Map.groupBy(order.keys(), (position) => kinds.all[order[position] ?? 0] ?? 0);

/**
 * Makes columns of a block, cell by cell: a cell for each level and each contract type that a candidate has. Takes its
 * sheets as they come, page by page and in any order, and keeps nothing of them but numbers, so that their texts need
 * never be in memory all at once; positions follow their ids.
 */
export class BlockPacker {
  readonly #corpus: Corpus;
  readonly #candidates: CandidateSheets;
  readonly #needs: NeedSheets;
  readonly #kinds: Kind[] = [];

  constructor(corpus: Corpus) {
    this.#corpus = corpus;
    this.#candidates = new CandidateSheets(corpus);
    this.#needs = new NeedSheets(corpus);
  }

  addCandidate(profile: CandidateProfile): void {
    this.#candidates.add(profile, this.#kindOf(profile));
  }

  addNeed(profile: NeedProfile): void {
    this.#needs.add(profile, this.#kindOf(profile));
  }

  /** Whether one side has nobody. */
  get isEmpty(): boolean {
    return this.#candidates.length === 0 || this.#needs.length === 0;
  }

  #kindOf({ level, contractType }: Kind): number {
    const known = this.#kinds.findIndex(
      (kind) => kind.level === level && kind.contractType === contractType,
    );
    return known < 0 ? this.#kinds.push({ level, contractType }) - 1 : known;
  }

  #fit(one: number, other: number): boolean {
    const [ours, theirs] = [this.#kinds[one], this.#kinds[other]];
    return (
      ours !== undefined &&
      theirs !== undefined &&
      ours.level === theirs.level &&
      contractsFit(ours, theirs)
    );
  }

  /** Nothing may be added afterwards. */
  finish(
    { sessionId, programmeId }: Pick<Block, 'sessionId' | 'programmeId'>,
    allocate: Allocate = ownMemory,
  ): PackedBlock {
    const ours = byId(this.#candidates);
    const theirs = byId(this.#needs);
    const column = (values: ArrayLike<number>): Uint32Array => {
      const numbers = allocate(Uint32Array, values.length);
      numbers.set(values);
      return numbers;
    };
    const needKinds = [...positionsByKind(this.#needs, theirs)];
    const cells: Cell[] = [];
    for (const [kind, candidates] of positionsByKind(this.#candidates, ours)) {
      const needs = needKinds
        .filter(([other]) => this.#fit(kind, other))
        .flatMap(([, positions]) => positions)
        .toSorted((one, other) => one - other);
      if (needs.length === 0) continue;
      cells.push(
        this.#cell(
          {
            positions: column(candidates),
            sheets: Uint32Array.from(candidates, (at) => ours[at] ?? 0),
          },
          { positions: column(needs), sheets: Uint32Array.from(needs, (at) => theirs[at] ?? 0) },
          allocate,
        ),
      );
    }
    const packed = {
      sessionId,
      programmeId,
      candidateIds: column(ours.map((sheet) => this.#candidates.ids.all[sheet] ?? 0)),
      needIds: column(theirs.map((sheet) => this.#needs.ids.all[sheet] ?? 0)),
      cells,
      tables: this.#corpus.tables,
    };
    this.#candidates.drop();
    this.#needs.drop();
    return packed;
  }

  #cell(candidates: Members, needs: Members, allocate: Allocate): Cell {
    const { statistics } = this.#corpus;
    const width = Math.ceil(needs.sheets.length / laneWidth) * laneWidth;
    const terms = packTerms(
      { candidates: candidates.sheets, needs: needs.sheets, width },
      { candidates: this.#candidates, needs: this.#needs },
      this.#corpus,
      allocate,
    );
    return {
      candidateCount: candidates.sheets.length,
      needCount: needs.sheets.length,
      width,
      candidates: candidateColumns(
        this.#candidates,
        candidates,
        statistics,
        terms.candidates,
        allocate,
      ),
      needs: needColumns(
        this.#needs,
        needs,
        width,
        statistics.believedWeight,
        terms.needs,
        allocate,
      ),
    };
  }
}

/** A block whose sheets are at hand. */
export const packBlock = (
  block: Block,
  corpus: Corpus,
  allocate: Allocate = ownMemory,
): PackedBlock => {
  const packer = new BlockPacker(corpus);
  for (const candidate of block.candidates) packer.addCandidate(candidate);
  for (const need of block.needs) packer.addNeed(need);
  return packer.finish(block, allocate);
};
