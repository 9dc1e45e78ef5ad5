import type { CandidateProfile } from '@tandem/matching/profiles';
import { buildCorpus } from '@tandem/matching/corpus/corpus';
import { type Corpus, openCorpus } from '@tandem/matching/parts/document';
import { evenSpread } from '@tandem/matching/corpus/scales';
import { scoreSession } from '@tandem/matching/session/score-session';
import { defaultSettings } from '@tandem/matching/settings';
import { type ScoredRow, scoredRows } from '@tandem/matching/testing/scored-rows';
import { parts } from '@tandem/matching/weights';
import { describe, expect, test } from 'vitest';
import { deviation, mean } from '../shared/statistics.ts';
import { lexicon, readSession } from './engine-profiles.ts';
import { generateSession } from './session.ts';
import { heldWays, Stuffer } from './stuffing.ts';
import { worlds } from './worlds.ts';

const [home] = worlds;
if (!home) throw new Error('No world');
const sheets = generateSession(1, {
  ...home,
  size: { fields: 2, candidatesPerField: 100, needsPerField: 60 },
});
const session = readSession(sheets);
const candidates = [...session.candidates.values()];
const needs = [...session.needs.values()];

const corpusOf = (some: readonly CandidateProfile[]): Corpus =>
  openCorpus(buildCorpus(some, needs, lexicon));

const everything = { ...defaultSettings, keepAllBelow: Infinity };

/** All pairs of one candidates' side under one corpus. */
const pairsOf = (some: readonly CandidateProfile[], corpus: Corpus): ScoredRow[] =>
  [...scoreSession(some, needs, corpus, everything)].flatMap(({ pairs }) => scoredRows(pairs));

test('the four parts have the same spread', () => {
  const rows = pairsOf(candidates, session.corpus);
  for (const part of parts) {
    const spread = deviation(rows.map((row) => row[part]));
    expect(Math.abs(spread - evenSpread)).toBeLessThan(0.03 * evenSpread);
  }
});

test('one candidate more moves the others by 0.02 points in the mean', () => {
  const moves = [0, 60, 90, 150].map((gone) => {
    const others = candidates.filter((_, at) => at !== gone);
    const before = pairsOf(others, corpusOf(others));
    const after = pairsOf(others, session.corpus);
    return mean(after.map(({ total }, at) => Math.abs(total - (before[at]?.total ?? 0)) / 10));
  });
  expect(Number(mean(moves).toFixed(2))).toBeLessThanOrEqual(0.02);
});

/** The mean share of rivals that stand behind a candidate, over the needs that suit them. */
const standing = ({ id }: CandidateProfile, rows: readonly ScoredRow[]): number => {
  const lists = Map.groupBy(rows, ({ needId }) => needId);
  const shares = [...lists.values()].flatMap((list) => {
    const own = list.find(({ candidateId }) => candidateId === id)?.total;
    return own === undefined
      ? []
      : [list.filter(({ total }) => total < own).length / Math.max(1, list.length - 1)];
  });
  return mean(shares);
};

const stuffer = new Stuffer(session);

/** What share of the rivals some of the candidates pass more than before when each alone stuffs. */
const gainsBy = (stuffed: (one: CandidateProfile) => CandidateProfile): number[] => {
  const before = pairsOf(candidates, session.corpus);
  return candidates
    .filter((_, at) => at % 40 === 0)
    .map((one) => {
      const instead = stuffed(one);
      const all = candidates.map((other) => (other === one ? instead : other));
      return standing(instead, pairsOf(all, corpusOf(all))) - standing(one, before);
    });
};

describe('stuffing passes less than 3 % of the rivals in the mean, and 6 % for any one', () => {
  test.each(Object.entries(heldWays))('%s', (_, way) => {
    const gains = gainsBy((one) => way(stuffer, one));
    expect(mean(gains)).toBeLessThan(0.03);
    expect(Math.max(...gains)).toBeLessThan(0.06);
  });
});
