import type { PartTables } from '../pair/part-tables.ts';
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
  /** How many needs have each total, one place up: place 0 counts those that are too far. */
  readonly histogram: Uint32Array;
  /** To be set by whoever scores: the total from which on each need is a hit; at first no need ever is. */
  readonly least: Int16Array;
  /** The places of the hits, ascending; `scoreRow` says how many. */
  readonly hits: Uint32Array;
}

export const notCompatible = -1;

/** A total that no pair has. */
export const outOfReach = 0x7fff;

/** Totals from 0 to 1000, and one for what is not compatible. */
export const histogramLength = 1002;

/**
 * Scores whole rows. There are two, which give the same bits: one in TypeScript, one in WebAssembly, which takes several
 * needs at a step.
 */
export interface RowKernel {
  /** Makes a cell the one that rows are scored of. The row is valid until the next cell. */
  open(cell: Cell, tables: PartTables, weights: Weights): Row;
  /** Scores the row of a candidate, by place in the cell; returns the number of hits. */
  scoreRow(candidate: number): number;
}
