import type { CandidateProfile } from '@tandem/matching/profiles';
import { buildCorpus } from '@tandem/matching/corpus/corpus';
import { type Corpus, openCorpus } from '@tandem/matching/parts/document';
import { evenSpread } from '@tandem/matching/corpus/scales';
import { scoreSession } from '@tandem/matching/session/score-session';
import { defaultSettings } from '@tandem/matching/settings';
import { type ScoredRow, scoredRows } from '@tandem/matching/testing/scored-rows';
import { prepareCandidateText } from '@tandem/matching/text/prepare';
import { parts } from '@tandem/matching/weights';
import { sectors } from '@tandem/domain/reference/sectors';
import { skills } from '@tandem/domain/reference/skills';
import { describe, expect, test } from 'vitest';
import { deviation, mean } from '../shared/statistics.ts';
import { lexicon, readSession } from './engine-profiles.ts';
import { generateSession } from './session.ts';
import { commonWords } from './vocabulary.ts';
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

const sheetOf = new Map(Array.from(session.candidates, ([sheet, one]) => [one.id, sheet]));

const rewritten = (
  one: CandidateProfile,
  more: { resume?: string; summary?: string },
): CandidateProfile => {
  const sheet = sheetOf.get(one.id);
  if (!sheet) throw new Error('No sheet');
  const { resumeText, summary, person, place } = sheet;
  return {
    ...one,
    text: prepareCandidateText(
      {
        resumeText: `${resumeText}\n\n${more.resume ?? ''}`,
        summary: `${summary}\n${more.summary ?? ''}`,
        personal: [person.firstName, person.lastName, place.name],
      },
      lexicon,
    ),
  };
};

/** The needs of a candidate's own programme, as they are written and as the engine reads them. */
const ownNeeds = ({ programmeId }: CandidateProfile) =>
  [...session.needs].filter(([, { programmeIds }]) => programmeIds.includes(programmeId));

const ownTexts = (one: CandidateProfile): string =>
  ownNeeds(one)
    .map(([{ title, description }]) => `${title}\n${description}`)
    .join('\n\n');

const askedSkills = (one: CandidateProfile): number[] => [
  ...new Set(ownNeeds(one).flatMap(([, { text, skillIds }]) => [...text.skills, ...skillIds])),
];

/** The four sectors that most companies of a candidate's programme have. */
const commonSectors = (one: CandidateProfile): number[] => {
  const all = ownNeeds(one).flatMap(([, { sectorIds }]) => sectorIds);
  const often = (id: number): number => all.filter((other) => other === id).length;
  return [...new Set(all)].toSorted((left, right) => often(right) - often(left)).slice(0, 4);
};

/** The ten skills that most needs of a candidate's programme ask for. */
const commonestSkills = (one: CandidateProfile): number[] => {
  const all = ownNeeds(one).flatMap(([, { text, skillIds }]) => [
    ...new Set([...text.skills, ...skillIds]),
  ]);
  const often = Map.groupBy(all, (id) => id);
  return [...often]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .slice(0, 10)
    .map(([id]) => id);
};

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
  const ordinary = commonWords.split(/\s+/);
  const ordinaryLines = ordinary.map((word, at) =>
    [
      word,
      ordinary[(at * 7 + 3) % ordinary.length],
      ordinary[(at * 11 + 5) % ordinary.length],
    ].join(' '),
  );
  test.each([
    ['all skills ticked', (one) => ({ ...one, skillIds: skills.map(({ id }) => id) })],
    ['all skills that are asked ticked', (one) => ({ ...one, skillIds: askedSkills(one) })],
    [
      'the ten skills asked most often ticked',
      (one) => ({ ...one, skillIds: commonestSkills(one) }),
    ],
    ['all sectors', (one) => ({ ...one, sectorIds: sectors.map(({ id }) => id) })],
    ['pages of ordinary words', (one) => rewritten(one, { resume: ordinaryLines.join('\n') })],
    [
      'all needs of the programme pasted into the resume',
      (one) => rewritten(one, { resume: ownTexts(one) }),
    ],
    [
      'all their titles pasted into the summary',
      (one) =>
        rewritten(one, {
          summary: ownNeeds(one)
            .map(([{ title }]) => title)
            .join('\n'),
        }),
    ],
    [
      'all of it, and the sectors that most companies have',
      (one) => ({
        ...rewritten(one, { resume: ownTexts(one) }),
        skillIds: askedSkills(one),
        sectorIds: commonSectors(one),
      }),
    ],
  ] satisfies [string, (one: CandidateProfile) => CandidateProfile][])('%s', (_, stuffed) => {
    const gains = gainsBy(stuffed);
    expect(mean(gains)).toBeLessThan(0.03);
    expect(Math.max(...gains)).toBeLessThan(0.06);
  });
});
