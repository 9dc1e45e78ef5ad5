import type { Weights } from '../weights.ts';
import type { Cell } from './cell.ts';

/** The scores of one candidate against all needs of a cell, in tenths, by place in the cell. */
export interface Row {
  readonly industry: Uint16Array;
  readonly test: Uint16Array;
  readonly geographic: Uint16Array;
  readonly resume: Uint16Array;
  /** `notCompatible` where the need is too far for the candidate. */
  readonly total: Int16Array;
}

export const notCompatible = -1;

/**
 * Scores whole rows. There are two, which give the same bits: one in TypeScript, one in WebAssembly, which takes several
 * needs at a step.
 */
export interface RowKernel {
  /** Makes a cell the one that rows are scored of. The row is valid until the next cell. */
  open(cell: Cell, weights: Weights): Row;
  /** Scores the row of a candidate, by place in the cell. */
  scoreRow(candidate: number): void;
}
