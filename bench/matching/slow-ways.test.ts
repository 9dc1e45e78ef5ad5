import { buildCorpus } from '@tandem/matching/corpus';
import { openCorpus } from '@tandem/matching/parts/document';
import { expect, test } from 'vitest';
import { benchSession, lexicon } from './data.ts';
import { slowWays } from './slow-ways.ts';

test('the slow ways find what the engine finds, pair by pair', async () => {
  const session = benchSession(300, 80, 20_260_901);
  const corpus = openCorpus(buildCorpus(session.candidates, session.needs, lexicon));
  const ways = await slowWays(session, corpus);
  expect(ways.map(({ checksum }) => checksum)).toEqual(
    ways.map(() => expect.stringContaining("= engine's")),
  );
  expect(ways.length).toBeGreaterThan(0);
});
