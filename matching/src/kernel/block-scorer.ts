import type { ScoringSettings } from '../settings.ts';
import { BestOfNeeds } from './best-of-needs.ts';
import type { Cell, PackedBlock } from './cell.ts';
import { type PairColumns, PairList } from './pair-columns.ts';
import { notCompatible, type Row, type RowKernel } from './row-kernel.ts';
import { highest, rankOf, totalOfRank } from './select.ts';

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
    const row = this.#row(index, cell);
    const before = this.#compatible;
    for (let place = from; place < to; place += 1) {
      const hits = this.#kernel.scoreRow(place);
      const candidate = cell.candidates.positions[place] ?? 0;
      const compatible = cell.needCount - (row.histogram[0] ?? 0);
      this.#compatible += compatible;
      if (this.#selects) {
        this.#offer(cell, candidate, row, hits);
        this.#keepBest(cell, candidate, row, compatible);
      }
      if (this.#all) this.#keepAll(cell, candidate, row);
      this.#keepActedOn(cell, candidate, row);
    }
    return this.#compatible - before;
  }

  #row(index: number, cell: Cell): Row {
    if (this.#open?.cell === index) return this.#open.row;
    const row = this.#kernel.open(cell, this.#block.tables, this.#settings.weights);
    if (this.#selects)
      for (let place = 0; place < cell.needCount; place += 1)
        row.least[place] = this.#ofNeeds.leastTotal(cell.needs.positions[place] ?? 0);
    this.#open = { cell: index, row };
    return row;
  }

  #rank(candidate: number, need: number, total: number): number {
    const { candidateIds, needIds } = this.#block;
    return rankOf(total, candidateIds[candidate] ?? 0, needIds[need] ?? 0, this.#settings.seed);
  }

  #offer({ needs }: Cell, candidate: number, row: Row, hits: number): void {
    for (let hit = 0; hit < hits; hit += 1) {
      const place = row.hits[hit] ?? 0;
      const need = needs.positions[place] ?? 0;
      const rank = this.#rank(candidate, need, row.total[place] ?? 0);
      if (this.#ofNeeds.offer(need, candidate, rank, row, place))
        row.least[place] = this.#ofNeeds.leastTotal(need);
    }
  }

  #keepBest({ needCount, needs }: Cell, candidate: number, row: Row, compatible: number): void {
    const least = this.#leastRank(needs.positions, needCount, candidate, row, compatible);
    const leastTotal = totalOfRank(least);
    const { total } = row;
    for (let place = 0; place < needCount; place += 1) {
      const score = total[place] ?? 0;
      if (score < leastTotal) continue;
      const need = needs.positions[place] ?? 0;
      if (score > leastTotal || this.#rank(candidate, need, score) >= least)
        this.#ofCandidates.add(candidate, need, row, place);
    }
  }

  /** The rank of the last of a row that is kept; the histogram says which total it has. */
  #leastRank(
    positions: Uint32Array,
    needCount: number,
    candidate: number,
    { total, histogram }: Row,
    compatible: number,
  ): number {
    const { best } = this.#settings;
    if (compatible <= best) return 0;
    let above = 0;
    let bin = histogram.length - 1;
    while (above + (histogram[bin] ?? 0) < best) {
      above += histogram[bin] ?? 0;
      bin -= 1;
    }
    const score = bin - 1;
    const equals = histogram[bin] ?? 0;
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

  #keepAll({ needCount, needs }: Cell, candidate: number, row: Row): void {
    for (let place = 0; place < needCount; place += 1)
      if ((row.total[place] ?? notCompatible) !== notCompatible)
        this.#all?.add(candidate, needs.positions[place] ?? 0, row, place);
    if (!this.#all || this.#all.length < this.#settings.keepAllBelow) return;
    this.#all.drop();
    this.#all = null;
  }

  #keepActedOn({ needCount, needs }: Cell, candidate: number, row: Row): void {
    const acted = this.#actedOn.get(candidate);
    if (!acted) return;
    for (let place = 0; place < needCount; place += 1) {
      const need = needs.positions[place] ?? 0;
      if (acted.has(need) && row.total[place] !== notCompatible)
        this.#acted.add(candidate, need, row, place);
    }
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
