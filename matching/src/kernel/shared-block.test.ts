import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf } from '../session/blocks.ts';
import { actedOnIn, scoreBlock } from '../session/score-session.ts';
import { defaultSettings } from '../settings.ts';
import { sessions } from '../testing/arbitraries.ts';
import { mergeParts } from './merge-parts.ts';
import { packBlock } from './pack-block.ts';
import { scoreShare, shareBlock, shareTaken, stopTurn } from './shared-block.ts';
import { createWasmKernel } from './wasm-kernel.ts';

test('whoever comes late finds nothing left, and what was found is the whole block', () => {
  const kernel = createWasmKernel();
  fc.assert(
    fc.property(sessions, ({ candidates, needs, corpus }) => {
      for (const block of blocksOf(candidates, needs)) {
        const packed = packBlock(block, corpus);
        const shared = shareBlock(packed, defaultSettings, actedOnIn(packed, []), undefined, 5);
        const parts = [scoreShare(shared, kernel), scoreShare(shared, kernel)];
        expect(shareTaken(shared)).toBe(1);
        expect(parts[1]?.compatible).toBe(0);
        expect(mergeParts(packed, parts, defaultSettings)).toEqual(
          scoreBlock(block, corpus, defaultSettings),
        );
      }
    }),
    { numRuns: 100 },
  );
});

test('once it is stopped, nobody takes more of it', () => {
  fc.assert(
    fc.property(sessions, ({ candidates, needs, corpus }) => {
      for (const block of blocksOf(candidates, needs)) {
        const shared = shareBlock(packBlock(block, corpus), defaultSettings);
        stopTurn(shared.turn);
        expect(scoreShare(shared, createWasmKernel()).compatible).toBe(0);
        expect(shareTaken(shared)).toBe(1);
      }
    }),
    { numRuns: 20 },
  );
});
