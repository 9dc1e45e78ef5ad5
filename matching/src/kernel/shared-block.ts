import type { ScoringSettings } from '../settings.ts';
import { type BlockPart, BlockScorer, slicesOf } from './block-scorer.ts';
import type { PackedBlock } from './cell.ts';
import { columnsOf } from './pair-columns.ts';
import type { RowKernel } from './row-kernel.ts';

/**
 * Which slice of a block comes next: one number in memory that all threads see, so that any of them may join in, or stop
 * them all, at any time.
 */
export type Turn = Int32Array<SharedArrayBuffer>;

/** No block has as many slices. */
const stopped = 2 ** 30;

export const newTurn = (): Turn => new Int32Array(new SharedArrayBuffer(4));

export const stopTurn = (turn: Turn): void => {
  Atomics.store(turn, 0, stopped);
};

export const isStopped = (turn: Turn): boolean => Atomics.load(turn, 0) >= stopped;

/** A block that several threads score at once: what each of them is sent. Its columns are in shared memory. */
export interface SharedBlock {
  readonly packed: PackedBlock;
  readonly settings: ScoringSettings;
  /** See `actedOnIn`. */
  readonly actedOn: ReadonlyMap<number, ReadonlySet<number>>;
  readonly pairsPerSlice: number;
  readonly sliceCount: number;
  readonly turn: Turn;
}

/** Some 10 ms of work: what a thread does between two looks at whether it is to stop. */
const defaultPairsPerSlice = 250_000;

export const shareBlock = (
  packed: PackedBlock,
  settings: ScoringSettings,
  actedOn: SharedBlock['actedOn'] = new Map(),
  turn: Turn = newTurn(),
  pairsPerSlice: number = defaultPairsPerSlice,
): SharedBlock => ({
  packed,
  settings,
  actedOn,
  pairsPerSlice,
  sliceCount: slicesOf(packed, pairsPerSlice).length,
  turn,
});

/** The share of the slices that somebody has taken, 0 to 1; 1 once it is stopped. */
export const shareTaken = ({ turn, sliceCount }: SharedBlock): number =>
  sliceCount === 0 ? 1 : Math.min(1, Atomics.load(turn, 0) / sliceCount);

/** Scores on this thread what the others leave; the parts of all threads make the block (see `mergeParts`). */
export const scoreShare = (
  { packed, settings, actedOn, pairsPerSlice, turn }: SharedBlock,
  kernel: RowKernel,
): BlockPart => {
  const scorer = new BlockScorer(packed, kernel, settings, actedOn);
  const slices = slicesOf(packed, pairsPerSlice);
  while (!isStopped(turn)) {
    const slice = slices[Atomics.add(turn, 0, 1)];
    if (!slice) break;
    scorer.score(slice);
  }
  return scorer.finish();
};

/** The memory of a part, which can be handed to another thread instead of being copied. */
export const buffersOf = (part: BlockPart): ArrayBuffer[] => {
  const buffers = [part.all, part.ofCandidates, part.ofNeeds, part.actedOn]
    .filter((columns) => columns !== null)
    .flatMap(columnsOf)
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer);
  return [...new Set(buffers)];
};
