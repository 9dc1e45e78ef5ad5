import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCorpus } from '../corpus/corpus.ts';
import { openCorpus, termSetOf } from '../parts/document.ts';
import { blocksOf } from '../session/blocks.ts';
import { sessions } from '../testing/arbitraries.ts';
import {
  aCandidate,
  aNeed,
  candidateTextOf,
  lexicon,
  needTextOf,
} from '../testing/made-profiles.ts';
import type { Cell } from './cell.ts';
import { BlockPacker, packBlock } from './pack-block.ts';

const bytesOf = (columns: Cell['candidates'] | Cell['needs']): number =>
  Object.values(columns).reduce((sum: number, column: Uint32Array) => sum + column.byteLength, 0);

test('a sheet takes four bytes for each term that the other side has, and 96 for all the rest', () => {
  const words = Array.from(
    { length: 150 },
    (_, at) => `soudure${'abcdefghij'.at(at % 10)}${at}mot`,
  );
  const texts = words.map((_, at) => words.filter((__, other) => (at + other) % 5 > 0).join(' '));
  const candidates = texts.map((text, at) =>
    aCandidate({ id: at + 1, text: candidateTextOf(text) }),
  );
  const needs = texts.map((text, at) => aNeed({ id: at + 1, text: needTextOf(text) }));
  const corpus = openCorpus(buildCorpus(candidates, needs, lexicon));
  const terms = candidates.reduce(
    (sum, one) => sum + termSetOf(one, corpus, 'candidate').terms.length,
    0,
  );
  expect(terms).toBeGreaterThan(100 * candidates.length);
  const [block] = blocksOf(candidates, needs);
  const cells = block ? packBlock(block, corpus).cells : [];
  const bytes = cells.reduce((sum, cell) => sum + bytesOf(cell.candidates), 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(4 * terms + 96 * candidates.length);
});

test('sheets may come in any order, and either side first', () => {
  fc.assert(
    fc.property(sessions, ({ candidates, needs, corpus }) => {
      for (const block of blocksOf(candidates, needs)) {
        const packer = new BlockPacker(corpus);
        expect(packer.isEmpty).toBe(true);
        for (const need of [...block.needs].toReversed()) packer.addNeed(need);
        expect(packer.isEmpty).toBe(true);
        for (const candidate of [...block.candidates].toReversed()) packer.addCandidate(candidate);
        expect(packer.isEmpty).toBe(false);
        const { candidateIds, needIds } = packer.finish(block);
        expect({ candidateIds, needIds }).toEqual({
          candidateIds: Uint32Array.from(block.candidates, ({ id }) => id).toSorted(),
          needIds: Uint32Array.from(block.needs, ({ id }) => id).toSorted(),
        });
      }
    }),
    { numRuns: 100 },
  );
});
