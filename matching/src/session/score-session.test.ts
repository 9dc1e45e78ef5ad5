import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainPair } from '../pair/explain.ts';
import { MatchingIndex } from './matching-index.ts';
import { scorePair } from '../pair/score-pair.ts';
import { scoreSession } from './score-session.ts';
import { defaultSettings } from '../settings.ts';
import { sessions, weights } from '../testing/arbitraries.ts';
import { scoredRows } from '../testing/scored-rows.ts';

const settings = fc.record({
  weights,
  seed: fc.nat(),
  keepAllBelow: fc.constant(1e6),
  best: fc.constant(50),
});

test('a run scores each compatible pair once, with the scores of the pair alone', () => {
  fc.assert(
    fc.property(sessions, settings, ({ candidates, needs, corpus }, run) => {
      const expected = candidates
        .flatMap((candidate) =>
          needs.map((need) => ({
            candidateId: candidate.id,
            needId: need.id,
            scores: scorePair(candidate, need, corpus, run.weights),
          })),
        )
        .filter(({ scores }) => scores !== null)
        .map(({ candidateId, needId, scores }) => ({ candidateId, needId, ...scores }));
      const rows = [...scoreSession(candidates, needs, corpus, run)].flatMap(({ pairs }) =>
        scoredRows(pairs),
      );
      expect(rows).toHaveLength(expected.length);
      expect(rows).toEqual(expect.arrayContaining(expected));
    }),
  );
});

test('the order of the input never changes the output', () => {
  fc.assert(
    fc.property(sessions, settings, ({ candidates, needs, corpus }, run) => {
      const few = { ...run, keepAllBelow: 5, best: 2 };
      const scored = [...scoreSession(candidates, needs, corpus, few)];
      const again = [...scoreSession(candidates.toReversed(), needs.toReversed(), corpus, few)];
      expect(again).toEqual(scored);
    }),
  );
});

test('one against all gives what a run gives', () => {
  fc.assert(
    fc.property(sessions, weights, ({ candidates, needs, corpus }, weighted) => {
      const run = [
        ...scoreSession(candidates, needs, corpus, { ...defaultSettings, weights: weighted }),
      ].flatMap(({ pairs }) => scoredRows(pairs));
      const index = new MatchingIndex(corpus);
      for (const candidate of candidates) index.putCandidate(candidate);
      for (const need of needs) index.putNeed(need);
      const byCandidate = candidates.flatMap((one) =>
        scoredRows(index.scoreCandidate(one, weighted)),
      );
      const byNeed = needs.flatMap((one) => scoredRows(index.scoreNeed(one, weighted)));
      for (const rows of [byCandidate, byNeed]) {
        expect(rows).toHaveLength(run.length);
        expect(rows).toEqual(expect.arrayContaining(run));
      }
    }),
  );
});

test('an explanation carries the same scores, or says why there are none', () => {
  fc.assert(
    fc.property(sessions, weights, ({ candidates, needs, corpus }, weighted) => {
      for (const candidate of candidates)
        for (const need of needs) {
          const scores = scorePair(candidate, need, corpus, weighted);
          const explained = explainPair(candidate, need, corpus, weighted);
          expect(typeof explained === 'string' ? null : explained.scores).toEqual(scores);
        }
    }),
  );
});
