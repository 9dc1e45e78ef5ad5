import type { ScoringSettings } from '../settings.ts';
import { BestOfNeeds } from './best-of-needs.ts';
import type { Cell, PackedBlock } from './cell.ts';
import { type PairColumns, PairList } from './pair-columns.ts';
import type { Row, RowKernel } from './row-kernel.ts';
import { highest, rankOf } from './select.ts';

/** Some candidates of a cell, by place: what one thread scores at a time. */
export interface Slice {
  cell: number;
  from: number;
  to: number;
}

/** The block cut into slices of about so many pairs. */
export const slicesOf = ({ cells }: PackedBlock, pairsPerSlice: number): Slice[] =>
  cells.flatMap(({ candidateCount, needCount }, cell) => {
    const step = Math.max(1, Math.round(pairsPerSlice / needCount));
    return Array.from({ length: Math.ceil(candidateCount / step) }, (_, index) => ({
      cell,
      from: index * step,
      to: Math.min(candidateCount, (index + 1) * step),
    }));
  });

/** What one thread found in its slices of a block. Plain columns, which can be handed to another thread. */
export interface BlockPart {
  compatible: number;
  /** All pairs; null when they were too many. */
  all: PairColumns | null;
  ofCandidates: PairColumns;
  ofNeeds: PairColumns;
  actedOn: PairColumns;
}

const totals = 1001;

/** Scores slices of one block on one thread; the parts of all threads make the block (see `mergeParts`). */
export class BlockScorer {
  readonly #block: PackedBlock;
  readonly #kernel: RowKernel;
  readonly #settings: ScoringSettings;
  /** For each candidate that somebody has acted on a pair with: the needs, by position. */
  readonly #actedOn: ReadonlyMap<number, ReadonlySet<number>>;
  readonly #selects: boolean;
  #open: { cell: number; row: Row } | undefined;
  #all: PairList | null = new PairList();
  readonly #ofCandidates = new PairList();
  readonly #ofNeeds: BestOfNeeds;
  readonly #acted = new PairList();
  readonly #histogram = new Uint32Array(totals);
  #ranks = new Float64Array(1024);
  #compatible = 0;

  constructor(
    block: PackedBlock,
    kernel: RowKernel,
    settings: ScoringSettings,
    actedOn: ReadonlyMap<number, ReadonlySet<number>>,
  ) {
    this.#block = block;
    this.#kernel = kernel;
    this.#settings = settings;
    this.#actedOn = actedOn;
    const bound = block.cells.reduce((sum, cell) => sum + cell.candidateCount * cell.needCount, 0);
    this.#selects = bound >= settings.keepAllBelow;
    this.#ofNeeds = new BestOfNeeds(this.#selects ? block.needIds.length : 0, settings.best);
  }

  /** Scores a slice; returns how many compatible pairs it has. */
  score({ cell: index, from, to }: Slice): number {
    const cell = this.#block.cells[index];
    if (!cell) return 0;
    if (this.#open?.cell !== index)
      this.#open = { cell: index, row: this.#kernel.open(cell, this.#settings.weights) };
    const { row } = this.#open;
    const before = this.#compatible;
    for (let place = from; place < to; place += 1) {
      this.#kernel.scoreRow(place);
      const candidate = cell.candidates.positions[place] ?? 0;
      if (this.#selects) this.#select(cell, candidate, row);
      if (this.#all) this.#keepAll(cell, candidate, row, !this.#selects);
      this.#keepActedOn(cell, candidate, row);
    }
    return this.#compatible - before;
  }

  #keepAll({ needCount, needs }: Cell, candidate: number, row: Row, counts: boolean): void {
    const { total } = row;
    for (let place = 0; place < needCount; place += 1) {
      if ((total[place] ?? -1) < 0) continue;
      this.#all?.add(candidate, needs.positions[place] ?? 0, row, place);
      if (counts) this.#compatible += 1;
    }
    if (this.#all && this.#all.length >= this.#settings.keepAllBelow) this.#all = null;
  }

  #keepActedOn({ needCount, needs }: Cell, candidate: number, row: Row): void {
    const acted = this.#actedOn.get(candidate);
    if (!acted) return;
    for (let place = 0; place < needCount; place += 1) {
      const need = needs.positions[place] ?? 0;
      if (acted.has(need) && (row.total[place] ?? -1) >= 0)
        this.#acted.add(candidate, need, row, place);
    }
  }

  #rank(candidate: number, need: number, total: number): number {
    const { candidateIds, needIds } = this.#block;
    return rankOf(total, candidateIds[candidate] ?? 0, needIds[need] ?? 0, this.#settings.seed);
  }

  /** Offers the row to its needs, and keeps the best of the candidate. */
  #select({ needCount, needs }: Cell, candidate: number, row: Row): void {
    const { total } = row;
    const { leastTotal } = this.#ofNeeds;
    const histogram = this.#histogram.fill(0);
    const { positions } = needs;
    let compatible = 0;
    for (let place = 0; place < needCount; place += 1) {
      const score = total[place] ?? -1;
      if (score < 0) continue;
      compatible += 1;
      histogram[score] = (histogram[score] ?? 0) + 1;
      const need = positions[place] ?? 0;
      if (score >= (leastTotal[need] ?? 0))
        this.#ofNeeds.offer(need, candidate, this.#rank(candidate, need, score), row, place);
    }
    this.#compatible += compatible;
    const least = this.#leastRank(candidate, compatible, row, positions, needCount);
    const leastScore = Math.floor(least / 2 ** 32);
    for (let place = 0; place < needCount; place += 1) {
      const score = total[place] ?? -1;
      if (score < leastScore || score < 0) continue;
      const need = positions[place] ?? 0;
      if (score > leastScore || this.#rank(candidate, need, score) >= least)
        this.#ofCandidates.add(candidate, need, row, place);
    }
  }

  /** The rank of the last that is kept of a row; the histogram says at which total it lies. */
  #leastRank(
    candidate: number,
    compatible: number,
    { total }: Row,
    positions: Uint32Array,
    needCount: number,
  ): number {
    const { best } = this.#settings;
    if (compatible <= best) return 0;
    let above = 0;
    let score = totals - 1;
    while (above + (this.#histogram[score] ?? 0) < best) {
      above += this.#histogram[score] ?? 0;
      score -= 1;
    }
    const equals = this.#histogram[score] ?? 0;
    if (above + equals === best) return score * 2 ** 32;
    if (this.#ranks.length < equals) this.#ranks = new Float64Array(equals * 2);
    let count = 0;
    for (let place = 0; place < needCount; place += 1) {
      if (total[place] !== score) continue;
      this.#ranks[count] = this.#rank(candidate, positions[place] ?? 0, score);
      count += 1;
    }
    return highest(this.#ranks, count, best - above);
  }

  /** What was found; nothing may be scored afterwards. */
  finish(): BlockPart {
    return {
      compatible: this.#compatible,
      all: this.#all?.columns() ?? null,
      ofCandidates: this.#ofCandidates.columns(),
      ofNeeds: this.#ofNeeds.columns(),
      actedOn: this.#acted.columns(),
    };
  }
}
