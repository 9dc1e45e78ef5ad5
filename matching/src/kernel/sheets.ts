import { type Corpus, type Side, termBound, writeTerms } from '../parts/document.ts';
import { farthestOf, pointOf } from '../parts/geographic.ts';
import { candidateSectorBits, needSectorBits, type SectorBits } from '../parts/industry.ts';
import { leaningCount, writeLeanings } from '../parts/personality.ts';
import { tradeSectorOf } from '../parts/trade.ts';
import type { CandidateProfile, NeedProfile } from '../profiles.ts';
import { sectorWords } from './cell.ts';
import { GrowingColumn } from './columns.ts';

/** What has to fit for two sheets to share a cell. */
export type Kind = Pick<CandidateProfile, 'level' | 'contractType'>;

const nowhere = { x: Number.NaN, y: Number.NaN, z: Number.NaN };

/**
 * One side of a block as numbers of its corpus, sheet by sheet as they come in: nothing else of a profile is kept, its
 * text least of all.
 */
class SheetColumns {
  readonly ids = new GrowingColumn(Uint32Array);
  /** Places in the list of kinds. */
  readonly kinds = new GrowingColumn(Uint8Array);
  readonly x = new GrowingColumn(Float32Array);
  readonly y = new GrowingColumn(Float32Array);
  readonly z = new GrowingColumn(Float32Array);
  /** `leaningCount` a sheet. */
  readonly leanings = new GrowingColumn(Int16Array);
  /** `sectorWords` a sheet (see `SectorBits`). */
  readonly sectors = new GrowingColumn(Uint32Array);
  /** The weight of each text. */
  readonly weights = new GrowingColumn(Uint32Array);
  /** Where the terms of each text end; they begin where those of the one before end. */
  readonly ends = new GrowingColumn(Uint32Array);
  readonly terms = new GrowingColumn(Uint32Array);
  readonly #corpus: Corpus;
  readonly #side: Side;

  constructor(corpus: Corpus, side: Side) {
    this.#corpus = corpus;
    this.#side = side;
  }

  get length(): number {
    return this.ids.length;
  }

  protected put(profile: CandidateProfile | NeedProfile, kind: number, sectors: SectorBits): void {
    this.ids.push(profile.id);
    this.kinds.push(kind);
    const { x, y, z } = profile.place ? pointOf(profile.place) : nowhere;
    this.x.push(x);
    this.y.push(y);
    this.z.push(z);
    const { detail } = this.#corpus.statistics;
    const leanings = this.leanings.reserve(leaningCount);
    writeLeanings(profile.answers, detail, leanings, this.leanings.length);
    this.leanings.length += leaningCount;
    this.sectors.reserve(sectorWords).set(sectors, this.sectors.length);
    this.sectors.length += sectorWords;
    const { terms } = this;
    const room = terms.reserve(termBound(profile)).subarray(terms.length);
    const { length, weight } = writeTerms(profile, this.#corpus, room, this.#side);
    terms.length += length;
    this.ends.push(terms.length);
    this.weights.push(weight);
  }

  /** Gives the memory of all columns back. */
  drop(): void {
    for (const column of Object.values(this)) if (column instanceof GrowingColumn) column.drop();
  }

  /** Where the terms of a sheet begin. */
  startOf(sheet: number): number {
    return sheet === 0 ? 0 : (this.ends.all[sheet - 1] ?? 0);
  }
}

export class CandidateSheets extends SheetColumns {
  readonly farthest = new GrowingColumn(Float32Array);

  constructor(corpus: Corpus) {
    super(corpus, 'candidate');
  }

  add(profile: CandidateProfile, kind: number): void {
    this.put(profile, kind, candidateSectorBits(profile.sectorIds, profile.sectorOrder));
    this.farthest.push(farthestOf(profile.maxKm));
  }
}

export class NeedSheets extends SheetColumns {
  constructor(corpus: Corpus) {
    super(corpus, 'need');
  }

  add(profile: NeedProfile, kind: number): void {
    this.put(profile, kind, needSectorBits(profile.sectorIds, tradeSectorOf(profile)));
  }
}
