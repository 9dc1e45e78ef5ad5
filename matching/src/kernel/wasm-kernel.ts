import type { PartTables } from '../pair/part-tables.ts';
import type { Weights } from '../weights.ts';
import { type Cell, sectorWords } from './cell.ts';
import { rowBinary } from './row-binary.ts';
import { histogramLength, outOfReach, type Row, type RowKernel } from './row-kernel.ts';

type Column = Uint16Array | Int16Array | Uint32Array | Float32Array;

const pageSize = 65_536;

/** Columns begin where a vector of 16 bytes does. */
const aligned = (bytes: number): number => Math.ceil(bytes / 16) * 16;

/** The head of the kernel's memory: so many numbers of four bytes. */
const headBytes = aligned(44 * 4);

interface Layout {
  /** The head, in the order of its places in kernel/row.ts. */
  head: number[];
  /** What is to be copied where. */
  columns: (readonly [at: number, column: Column])[];
  row: Record<keyof Row, number>;
  end: number;
}

const layoutOf = (cell: Cell, tables: PartTables, weights: Weights): Layout => {
  const { width, candidates, needs } = cell;
  const setCount = needs.sectorSets.length / sectorWords;
  const columns: [number, Column][] = [];
  let end = headBytes;
  const room = (bytes: number): number => {
    const at = end;
    end += aligned(bytes);
    return at;
  };
  const put = (column: Column): number => {
    const at = room(column.byteLength);
    columns.push([at, column]);
    return at;
  };
  const read = [
    candidates.x,
    candidates.y,
    candidates.z,
    candidates.farthest,
    candidates.belief,
    candidates.leanings,
    candidates.sectors,
    candidates.denseStarts,
    candidates.dense,
    candidates.sparseStarts,
    candidates.sparse,
    needs.x,
    needs.y,
    needs.z,
    needs.worth,
    needs.leanings,
    needs.sectorSet,
    needs.sectorSets,
    needs.denseWeights,
    needs.postingStarts,
    needs.postings,
    needs.sparseWeights,
    tables.industry,
    tables.test,
    tables.geographic,
    tables.resume,
  ].map(put);
  const denseTerms = needs.denseWeights.length / width;
  const scratch = [room(width * 4), room(setCount * 2), room(denseTerms * 4)];
  const row = {
    industry: room(width * 2),
    test: room(width * 2),
    geographic: room(width * 2),
    resume: room(width * 2),
    total: room(width * 2),
    least: room(width * 2),
    hits: room(width * 4),
    histogram: room(histogramLength * 4),
  };
  const head = [
    width,
    setCount,
    ...read,
    ...scratch,
    row.industry,
    row.test,
    row.geographic,
    row.resume,
    row.total,
    row.least,
    row.hits,
    row.histogram,
    cell.needCount,
    weights.industry,
    weights.test,
    weights.geographic,
    weights.resume,
  ];
  return { head, columns, row, end };
};

const copyInto = (buffer: ArrayBuffer, at: number, column: Column): void => {
  const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
  new Uint8Array(buffer, at, column.byteLength).set(bytes);
};

let compiled: WebAssembly.Module | undefined;

const binary = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(rowBinary), (letter) => letter.codePointAt(0) ?? 0);

const isRowScorer = (value: unknown): value is RowKernel['scoreRow'] => typeof value === 'function';

/** The kernel in WebAssembly. Compiling it takes about a millisecond; the cell is copied into its memory. */
export const createWasmKernel = (): RowKernel => {
  compiled ??= new WebAssembly.Module(binary());
  const memory = new WebAssembly.Memory({ initial: 1 });
  const { scoreRow } = new WebAssembly.Instance(compiled, { env: { memory } }).exports;
  if (!isRowScorer(scoreRow)) throw new Error('The kernel scores no rows');
  return {
    open(cell, tables, weights) {
      const { head, columns, row, end } = layoutOf(cell, tables, weights);
      const missing = end - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / pageSize));
      const { buffer } = memory;
      new Uint32Array(buffer, 0, head.length).set(head);
      for (const [at, column] of columns) copyInto(buffer, at, column);
      return {
        industry: new Uint16Array(buffer, row.industry, cell.width),
        test: new Uint16Array(buffer, row.test, cell.width),
        geographic: new Uint16Array(buffer, row.geographic, cell.width),
        resume: new Uint16Array(buffer, row.resume, cell.width),
        total: new Int16Array(buffer, row.total, cell.width),
        least: new Int16Array(buffer, row.least, cell.width).fill(outOfReach),
        hits: new Uint32Array(buffer, row.hits, cell.width),
        histogram: new Uint32Array(buffer, row.histogram, histogramLength),
      };
    },
    scoreRow,
  };
};
