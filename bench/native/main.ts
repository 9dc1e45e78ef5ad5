/**
 * How far the kernel is from native code: the same rows of the same cells scored by the kernel in WebAssembly and by C with
 * AVX2 as the machine's own compiler makes it (`cc -O3 -march=native`), in turn on one thread, with the same totals. Processor
 * time, so that others on the machine weigh less. `npm run bench -- native CANDIDATES NEEDS` for another size than 20000 5000.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCorpus } from '@tandem/matching/corpus/corpus';
import type { Cell, PackedBlock } from '@tandem/matching/kernel/cell';
import { packBlock } from '@tandem/matching/kernel/pack-block';
import type { Row, RowKernel } from '@tandem/matching/kernel/row-kernel';
import { createWasmKernel } from '@tandem/matching/kernel/wasm-kernel';
import { openCorpus } from '@tandem/matching/parts/document';
import { equalWeights } from '@tandem/matching/weights';
import { benchSession, blocksOfSession, lexicon } from '../matching/data.ts';
import { printFigure, printTable } from '../shared/report.ts';

const [candidates = 20_000, needs = 5000] = process.argv.slice(2).map(Number);
const rounds = 7;
/** Smaller cells say more of what surrounds a row than of the row. */
const leastPairs = Math.min(1_000_000, (candidates * needs) / 2000);

const folder = mkdtempSync(path.join(tmpdir(), 'tandem-native-'));
const program = path.join(folder, 'row');
const flags = ['-O3', '-march=native', '-ffp-contract=off'];
const source = path.join(import.meta.dirname, 'row.c');

const compile = (): boolean => {
  const { status, stderr } = spawnSync('cc', [...flags, '-o', program, source, '-lm'], {
    encoding: 'utf8',
  });
  if (status !== 0)
    console.log(`Nothing to compare with: it takes a C compiler and AVX2. ${stderr ?? ''}`);
  return status === 0;
};

interface Timed {
  /** Of the fastest round. */
  milliseconds: number;
  checksum: number;
}

/** One round of all rows: the sum that row.c makes as well. */
const sumOfRows = (kernel: RowKernel, { candidateCount, needCount }: Cell, row: Row): number => {
  let checksum = 0;
  for (let candidate = 0; candidate < candidateCount; candidate += 1) {
    checksum += kernel.scoreRow(candidate);
    const total = (row.total[candidate % needCount] ?? 0) + 1;
    checksum = (checksum * 31 + total + (row.histogram[400] ?? 0)) % 2 ** 32;
  }
  return checksum;
};

const inWebAssembly = (kernel: RowKernel, cell: Cell, row: Row): Timed => {
  let milliseconds = Number.POSITIVE_INFINITY;
  let checksum = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = process.cpuUsage();
    checksum = sumOfRows(kernel, cell, row);
    milliseconds = Math.min(milliseconds, process.cpuUsage(start).user / 1000);
  }
  return { milliseconds, checksum };
};

const inC = (image: string, { candidateCount }: Cell): Timed => {
  const { stdout, status } = spawnSync(program, [image, String(candidateCount), String(rounds)], {
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  if (status !== 0 || lines.length !== rounds) throw new Error('row.c has not ended well');
  return {
    milliseconds: Math.min(...lines.map((line) => Number.parseFloat(line))),
    checksum: Number(lines.at(-1)?.split(' ')[1]),
  };
};

const compare = (
  { tables }: PackedBlock,
  cell: Cell,
): { pairs: number; wasm: number; c: number } => {
  const kernel = createWasmKernel();
  const row = kernel.open(cell, tables, equalWeights);
  row.least.fill(900);
  const image = path.join(folder, 'cell');
  writeFileSync(image, new Uint8Array(row.total.buffer));
  const wasm = inWebAssembly(kernel, cell, row);
  const native = inC(image, cell);
  if (wasm.checksum !== native.checksum) throw new Error('C and WebAssembly score differently');
  const pairs = cell.candidateCount * cell.needCount;
  return { pairs, wasm: wasm.milliseconds, c: native.milliseconds };
};

const measure = (): void => {
  const session = benchSession(candidates, needs, 20_260_901);
  const corpus = openCorpus(buildCorpus(session.candidates, session.needs, lexicon));
  const all = blocksOfSession(session).flatMap((block) => {
    const packed = packBlock(block, corpus);
    return packed.cells
      .filter((cell) => cell.candidateCount * cell.needCount >= leastPairs)
      .map((cell) => compare(packed, cell));
  });
  const sum = (key: 'pairs' | 'wasm' | 'c') => all.reduce((total, one) => total + one[key], 0);
  const rate = (milliseconds: number) => sum('pairs') / milliseconds / 1000;
  printTable([
    ['kernel, one thread', 'M pairs/s', 'of C'],
    ['WebAssembly', rate(sum('wasm')).toFixed(1), (sum('c') / sum('wasm')).toFixed(2)],
    [`C (${flags.slice(0, 2).join(' ')})`, rate(sum('c')).toFixed(1), '1.00'],
  ]);
  printFigure('native_webassembly', rate(sum('wasm')), 'Mpairs/s');
  printFigure('native_c', rate(sum('c')), 'Mpairs/s');
  printFigure('native_webassembly_of_c', sum('c') / sum('wasm'), 'ratio');
};

if (compile()) measure();
rmSync(folder, { recursive: true, force: true });
