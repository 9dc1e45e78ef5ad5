import type { PartTables } from '../pair/part-tables.ts';

/**
 * A cell: candidates and needs of one block of which every pair fits but for the distance, as columns of numbers. Needs
 * stand in lanes of `laneWidth`, so that a kernel can take several at once; the last lanes are empty and never read out.
 */
export interface Cell {
  readonly candidateCount: number;
  readonly needCount: number;
  /** `needCount` rounded up to a whole number of lanes; the length of every column of needs. */
  readonly width: number;
  readonly candidates: CandidateColumns;
  readonly needs: NeedColumns;
}

export const laneWidth = 32;

export interface CandidateColumns {
  /** Positions in the block's list of candidates. */
  readonly positions: Uint32Array;
  /** Kilometres from the centre of the Earth; NaN for an unknown place. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly z: Float32Array;
  readonly farthest: Float32Array;
  /** How far the text is believed (see `beliefOf`). */
  readonly belief: Float32Array;
  /** `leaningCount` a candidate, one after the other. */
  readonly leanings: Int16Array;
  /** See `SectorBits`. */
  readonly sectors: Uint32Array;
  /** Dense terms of candidate i: from `denseStarts[i]` to `denseStarts[i + 1]`. */
  readonly denseStarts: Uint32Array;
  readonly dense: Uint32Array;
  readonly sparseStarts: Uint32Array;
  readonly sparse: Uint32Array;
}

export interface NeedColumns {
  readonly positions: Uint32Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly z: Float32Array;
  /** What a unit of shared weight is worth (see `worthOf`). */
  readonly worth: Float32Array;
  /** One column a factor, one after the other. */
  readonly leanings: Int16Array;
  /** Which of the distinct sets of sectors each need has. */
  readonly sectorSet: Uint16Array;
  /** The distinct sets, as in `CandidateColumns.sectors`. */
  readonly sectorSets: Uint32Array;
  /** For each term that many needs have, a column: its weight where a need has it, else 0. */
  readonly denseWeights: Uint16Array;
  /** Needs that have sparse term i: `postings` from `postingStarts[i]` to `postingStarts[i + 1]`. */
  readonly postingStarts: Uint32Array;
  readonly postings: Uint32Array;
  readonly sparseWeights: Uint32Array;
}

/** Numbers that a set of sectors takes. */
export const sectorWords = 7;

/** The block that cells belong to, as far as scoring needs it. */
export interface PackedBlock {
  readonly sessionId: number;
  readonly programmeId: number;
  /** Ascending. */
  readonly candidateIds: Uint32Array;
  readonly needIds: Uint32Array;
  readonly cells: readonly Cell[];
  readonly tables: PartTables;
}
