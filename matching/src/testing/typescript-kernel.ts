import type { PartTables } from '../pair/part-tables.ts';
import { distanceSteps, stepsPerKm } from '../parts/geographic.ts';
import { industryStep, type SectorBits } from '../parts/industry.ts';
import { leaningCount } from '../parts/personality.ts';
import { resumeStep } from '../parts/resume.ts';
import { parts, type Weights } from '../weights.ts';
import { type Cell, sectorWords } from '../kernel/cell.ts';
import {
  histogramLength,
  notCompatible,
  outOfReach,
  type Row,
  type RowKernel,
} from '../kernel/row-kernel.ts';

const sectorsAt = (columns: Uint32Array, at: number): SectorBits => [
  columns[at * sectorWords] ?? 0,
  columns[at * sectorWords + 1] ?? 0,
  columns[at * sectorWords + 2] ?? 0,
  columns[at * sectorWords + 3] ?? 0,
  columns[at * sectorWords + 4] ?? 0,
  columns[at * sectorWords + 5] ?? 0,
  columns[at * sectorWords + 6] ?? 0,
];

/** The twin of the WebAssembly kernel (matching/kernel/row.ts): the same steps, one need at a time. */
class OpenCell {
  readonly row: Row;
  readonly #cell: Cell;
  readonly #tables: PartTables;
  readonly #weights: Weights;
  readonly #shared: Uint32Array;
  readonly #tooFar: Uint8Array;
  readonly #industryOfSet: Uint16Array;
  readonly #sets: readonly SectorBits[];

  constructor(cell: Cell, tables: PartTables, weights: Weights) {
    const { width, needs } = cell;
    this.#cell = cell;
    this.#tables = tables;
    this.#weights = weights;
    this.#shared = new Uint32Array(width);
    this.#tooFar = new Uint8Array(width);
    this.#sets = Array.from({ length: needs.sectorSets.length / sectorWords }, (_, set) =>
      sectorsAt(needs.sectorSets, set),
    );
    this.#industryOfSet = new Uint16Array(this.#sets.length);
    this.row = {
      industry: new Uint16Array(width),
      test: new Uint16Array(width),
      geographic: new Uint16Array(width),
      resume: new Uint16Array(width),
      total: new Int16Array(width),
      histogram: new Uint32Array(histogramLength),
      least: new Int16Array(width).fill(outOfReach),
      hits: new Uint32Array(width),
    };
  }

  scoreRow(candidate: number): number {
    this.#industry(candidate);
    this.#test(candidate);
    this.#addShared(candidate);
    this.#resume(candidate);
    this.#geographic(candidate);
    this.#total();
    this.#dropTooFar();
    this.#count();
    return this.#hits();
  }

  #industry(candidate: number): void {
    const own = sectorsAt(this.#cell.candidates.sectors, candidate);
    for (const [set, bits] of this.#sets.entries())
      this.#industryOfSet[set] = this.#tables.industry[industryStep(own, bits)] ?? 0;
    const { sectorSet } = this.#cell.needs;
    for (let need = 0; need < this.#cell.needCount; need += 1)
      this.row.industry[need] = this.#industryOfSet[sectorSet[need] ?? 0] ?? 0;
  }

  #test(candidate: number): void {
    const { width, needCount, candidates, needs } = this.#cell;
    for (let need = 0; need < needCount; need += 1) {
      let squares = 0;
      for (let factor = 0; factor < leaningCount; factor += 1) {
        const apart =
          (candidates.leanings[candidate * leaningCount + factor] ?? 0) -
          (needs.leanings[factor * width + need] ?? 0);
        squares += apart * apart;
      }
      this.row.test[need] = this.#tables.test[Math.trunc(Math.sqrt(squares))] ?? 0;
    }
  }

  #addShared(candidate: number): void {
    const { width, needCount, candidates, needs } = this.#cell;
    const shared = this.#shared.fill(0);
    const denseEnd = candidates.denseStarts[candidate + 1] ?? 0;
    for (let at = candidates.denseStarts[candidate] ?? 0; at < denseEnd; at += 1) {
      const start = (candidates.dense[at] ?? 0) * width;
      for (let need = 0; need < needCount; need += 1)
        shared[need] = (shared[need] ?? 0) + (needs.denseWeights[start + need] ?? 0);
    }
    const sparseEnd = candidates.sparseStarts[candidate + 1] ?? 0;
    for (let at = candidates.sparseStarts[candidate] ?? 0; at < sparseEnd; at += 1) {
      const term = candidates.sparse[at] ?? 0;
      const weight = needs.sparseWeights[term] ?? 0;
      const end = needs.postingStarts[term + 1] ?? 0;
      for (let posting = needs.postingStarts[term] ?? 0; posting < end; posting += 1) {
        const need = needs.postings[posting] ?? 0;
        shared[need] = (shared[need] ?? 0) + weight;
      }
    }
  }

  #resume(candidate: number): void {
    const { needCount, candidates, needs } = this.#cell;
    const belief = candidates.belief[candidate] ?? 0;
    for (let need = 0; need < needCount; need += 1) {
      const step = resumeStep(this.#shared[need] ?? 0, belief, needs.worth[need] ?? 0);
      this.row.resume[need] = this.#tables.resume[step] ?? 0;
    }
  }

  #geographic(candidate: number): void {
    const { needCount, candidates, needs } = this.#cell;
    const x = candidates.x[candidate] ?? 0;
    const y = candidates.y[candidate] ?? 0;
    const z = candidates.z[candidate] ?? 0;
    const farthest = candidates.farthest[candidate] ?? 0;
    for (let need = 0; need < needCount; need += 1) {
      const dx = Math.fround(x - (needs.x[need] ?? 0));
      const dy = Math.fround(y - (needs.y[need] ?? 0));
      const dz = Math.fround(z - (needs.z[need] ?? 0));
      const xy = Math.fround(Math.fround(dx * dx) + Math.fround(dy * dy));
      const chord = Math.fround(Math.sqrt(Math.fround(xy + Math.fround(dz * dz))));
      const steps = Math.fround(chord * stepsPerKm);
      // An unknown place makes the chord NaN: not too far, and no step below the last, which scores 0.
      this.#tooFar[need] = chord > farthest ? 1 : 0;
      this.row.geographic[need] =
        this.#tables.geographic[steps < distanceSteps ? Math.trunc(steps) : distanceSteps] ?? 0;
    }
  }

  #total(): void {
    const { industry, test, geographic, resume, total } = this.row;
    const weights = this.#weights;
    const all = parts.reduce((sum, part) => sum + weights[part], 0);
    for (let need = 0; need < this.#cell.needCount; need += 1) {
      const sum =
        weights.industry * (industry[need] ?? 0) +
        weights.test * (test[need] ?? 0) +
        weights.geographic * (geographic[need] ?? 0) +
        weights.resume * (resume[need] ?? 0);
      total[need] = Math.floor((2 * sum + all) / (2 * all));
    }
  }

  #dropTooFar(): void {
    for (let need = 0; need < this.#cell.needCount; need += 1)
      if (this.#tooFar[need] === 1) this.row.total[need] = notCompatible;
  }

  #count(): void {
    const { total, histogram } = this.row;
    histogram.fill(0);
    for (let need = 0; need < this.#cell.needCount; need += 1) {
      const bin = (total[need] ?? 0) + 1;
      histogram[bin] = (histogram[bin] ?? 0) + 1;
    }
  }

  #hits(): number {
    const { total, least, hits } = this.row;
    let count = 0;
    for (let need = 0; need < this.#cell.needCount; need += 1) {
      if ((total[need] ?? 0) < (least[need] ?? 0)) continue;
      hits[count] = need;
      count += 1;
    }
    return count;
  }
}

export const createTypescriptKernel = (): RowKernel => {
  let open: OpenCell | undefined;
  return {
    open(cell, tables, weights) {
      open = new OpenCell(cell, tables, weights);
      return open.row;
    },
    scoreRow(candidate) {
      return open?.scoreRow(candidate) ?? 0;
    },
  };
};
