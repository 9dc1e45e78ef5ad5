import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileRowKernel } from '../../kernel/compile.ts';
import { blocksOf } from '../session/blocks.ts';
import { scorePair } from '../pair/score-pair.ts';
import { sessions, weights } from '../testing/arbitraries.ts';
import { packBlock } from './pack-block.ts';
import { rowBinary } from './row-binary.ts';
import { notCompatible, type RowKernel } from './row-kernel.ts';
import { createTypescriptKernel } from '../testing/typescript-kernel.ts';
import { createWasmKernel } from './wasm-kernel.ts';

const kernels: [string, () => RowKernel][] = [
  ['TypeScript', createTypescriptKernel],
  ['WebAssembly', createWasmKernel],
];

test.each(kernels)('the %s kernel scores rows as pairs are scored alone', (_, create) => {
  const kernel = create();
  fc.assert(
    fc.property(sessions, weights, ({ candidates, needs, corpus }, weighted) => {
      let scored = 0;
      for (const block of blocksOf(candidates, needs)) {
        const packed = packBlock(block, corpus);
        for (const cell of packed.cells) {
          const row = kernel.open(cell, packed.tables, weighted);
          for (let place = 0; place < cell.candidateCount; place += 1) {
            kernel.scoreRow(place);
            const id = packed.candidateIds[cell.candidates.positions[place] ?? 0];
            const candidate = candidates.find((one) => one.id === id);
            for (let at = 0; at < cell.needCount; at += 1) {
              const needId = packed.needIds[cell.needs.positions[at] ?? 0];
              const need = needs.find((one) => one.id === needId);
              const alone = candidate && need && scorePair(candidate, need, corpus, weighted);
              const fromRow = {
                industry: row.industry[at],
                test: row.test[at],
                geographic: row.geographic[at],
                resume: row.resume[at],
                total: row.total[at],
              };
              const tooFar = row.total[at] === notCompatible;
              expect(tooFar ? null : fromRow).toEqual(alone);
              scored += tooFar ? 0 : 1;
            }
          }
        }
      }
      const all = candidates.flatMap((one) =>
        needs.filter((need) => scorePair(one, need, corpus, weighted)),
      );
      expect(scored).toBe(all.length);
    }),
    { numRuns: 200 },
  );
});

test('the binary that is checked in is what its source compiles to', async () => {
  expect(atob(rowBinary)).toBe(Buffer.from(await compileRowKernel()).toString('latin1'));
});
