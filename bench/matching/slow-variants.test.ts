import { buildCorpus } from '@tandem/matching/corpus/corpus';
import { openCorpus } from '@tandem/matching/parts/document';
import { expect, test } from 'vitest';
import { benchSession, lexicon } from './data.ts';
import { slowVariants } from './slow-variants.ts';

test('the slow variants find what the engine finds, pair by pair', async () => {
  const session = benchSession(300, 80, 20_260_901);
  const corpus = openCorpus(buildCorpus(session.candidates, session.needs, lexicon));
  const variants = await slowVariants(session, corpus);
  expect(variants.map(({ checksum }) => checksum)).toEqual(
    variants.map(() => expect.stringContaining("= engine's")),
  );
  expect(variants.length).toBeGreaterThan(0);
});
