import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildCorpus } from './corpus.ts';
import { openCorpus, termSetOf } from './parts/document.ts';
import { kilometresBetween } from './parts/geographic.ts';
import { industryStep, industrySteps, sectorBits } from './parts/industry.ts';
import { leaningScale, leaningsOf, testDistance, testTenths } from './parts/personality.ts';
import { inverseOf, resumeTenths } from './parts/resume.ts';
import { scorePair, sharedWeight } from './score-pair.ts';
import {
  aCandidate,
  aNeed,
  answersOf,
  candidateTextOf,
  lexicon,
  paris,
  skillIdOf,
  versailles,
} from './testing/profiles.ts';
import { aimOfSkill } from './text/lexicon.ts';
import { prepareCandidateText, prepareNeedText } from './text/prepare.ts';
import type { PreparedText } from './text/prepared.ts';
import { equalWeights } from './weights.ts';

/** The example of docs/matching.md, with its numbers. */
const lea = aCandidate({
  id: 1,
  sectorIds: [24, 29],
  // prepared, tidy, routine / talkative, team, lead / listening, helping / calm, criticism / ideas, curiosity, change
  answers: answersOf([4, 4, 3, 2, 4, 2, 5, 4, 4, 3, 4, 5, 3]),
  place: versailles,
  maxKm: 50,
  text: prepareCandidateText(
    {
      resumeText: `Mme Léa Martin, née le 3 mars 2004, 12 rue des Lilas, 78000 Versailles
Développement web : JavaScript et React.
Stage à la médiathèque : refonte du portail.`,
      summary: 'Je cherche une alternance en développement web.',
      personal: ['Léa', 'Martin'],
    },
    lexicon,
  ),
});

const need = aNeed({
  id: 1,
  sectorIds: [24],
  answers: answersOf([4, 3, 2, 3, 5, 2, 4, 4, 4, 4, 5, 4, 4]),
  text: prepareNeedText(
    {
      title: 'Développeur ou développeuse web',
      description: 'Vous participez à la refonte du portail avec React, TypeScript et PHP.',
    },
    lexicon,
  ),
});

const otherResumes = [
  'React, médiathèque',
  'Développement web, refonte',
  'JavaScript, portail',
  'JavaScript, React',
  'TypeScript, accueil',
  'Comptabilité générale',
  'Soudage',
  'Vente en magasin, accueil',
  'Plomberie',
];

const otherNeeds = [
  ['Développement web', 'JavaScript, portail'],
  ['Développement web', 'React, refonte'],
  ...[
    'TypeScript, accueil',
    'Comptabilité générale',
    'Soudage',
    'Vente en magasin',
    'Plomberie',
    'Cuisine professionnelle',
    'Secrétariat, accueil',
  ].map((description) => ['', description] as const),
] as const;

const candidates = otherResumes.map((resume, at) =>
  aCandidate({ id: 2 + at, text: candidateTextOf(resume) }),
);
const needs = otherNeeds.map(([title, description], at) =>
  aNeed({ id: 2 + at, text: prepareNeedText({ title, description }, lexicon) }),
);

const corpus = openCorpus(buildCorpus([lea, ...candidates], [need, ...needs], lexicon));

const document = readFileSync(new URL('../../docs/matching.md', import.meta.url), 'utf8');

/** The number to six digits, as the page prints it; fails where the page says otherwise. */
const onPage = (name: string, value: number): string => {
  const printed = Number.isInteger(value) ? String(value) : value.toFixed(6);
  return document.includes(`| ${name} | ${printed} |`) ? printed : `not on the page: ${printed}`;
};

describe('the worked example of docs/matching.md', () => {
  test.each([
    ['« Développement web »', 'Développement web', 305],
    ['« JavaScript »', 'JavaScript', 326],
    ['« React »', 'React', 305],
    ['« TypeScript »', 'TypeScript', 407],
    ['« PHP »', 'PHP', 590],
  ])('the skill %s weighs what the formula says', (name, skill, weight) => {
    expect(corpus.weights[corpus.skillTerm(skillIdOf(skill))]).toBe(weight);
    expect(onPage(name, weight)).toBe(String(weight));
  });

  test('so do the words', () => {
    const { strangeWordWeight: strange } = corpus.statistics;
    const weightOf = (text: PreparedText) =>
      Object.fromEntries(
        Array.from(text.words, (hash, at) => [
          text.forms[at],
          corpus.weights[corpus.wordTerm(hash)] ?? strange,
        ]),
      );
    expect(weightOf(lea.text)).toEqual({
      médiathèque: 29,
      refonte: 25,
      portail: 25,
      stage: 71,
      cherche: 71,
      alternance: 71,
    });
    expect(weightOf(need.text)).toEqual({
      refonte: 25,
      portail: 25,
      participez: 71,
      développeur: 71,
    });
    for (const [word, weight] of [
      ['« refonte »', 25],
      ['« portail »', 25],
      ['« médiathèque »', 29],
      ['a word that no other text has', 71],
    ] as const)
      expect(onPage(word, weight)).toBe(String(weight));
  });

  test('and so does what both name as the job', () => {
    const aim = corpus.wordTerm(aimOfSkill(skillIdOf('Développement web')));
    expect(onPage('« Développement web », aimed at', corpus.weights[aim] ?? 0)).toBe('326');
  });

  test('resume', () => {
    const ours = termSetOf(lea, corpus);
    const theirs = termSetOf(need, corpus);
    const shared = sharedWeight(ours.terms, theirs.terms, corpus);
    const measure = (shared / ours.weight + shared / theirs.weight) / 2;
    expect(onPage('weight of the resume', ours.weight)).toBe('1554');
    expect(onPage('weight of the need', theirs.weight)).toBe('2125');
    expect(onPage('weight of what they share', shared)).toBe('986');
    expect(onPage('mean of the two shares', measure)).toBe('0.549246');
    expect(resumeTenths(shared, inverseOf(ours.weight), inverseOf(theirs.weight))).toBe(974);
  });

  test('personality', () => {
    const [ours, theirs] = [leaningsOf(lea.answers), leaningsOf(need.answers)];
    expect([...ours]).toEqual([33, 9, 53, 29, 41]);
    expect([...theirs]).toEqual([16, 24, 40, 40, 48]);
    const distance = testDistance(ours, theirs);
    expect(onPage('distance, in 24ths of a step', distance)).toBe('29');
    expect(onPage('distance, in steps', distance / leaningScale)).toBe('1.208333');
    expect(testTenths(ours, theirs)).toBe(781);
  });

  test('geographic', () => {
    const km = kilometresBetween(versailles, paris);
    expect(onPage('kilometres', km)).toBe('17.914742');
    expect(onPage('share of the way', km / lea.maxKm)).toBe('0.358295');
  });

  test('industry', () => {
    const step = industryStep(sectorBits(lea.sectorIds), sectorBits(need.sectorIds));
    expect(onPage('fit of the sectors', step / industrySteps)).toBe('0.833000');
  });

  test('the four parts and their mean', () => {
    const scores = scorePair(lea, need, corpus, equalWeights);
    expect(scores).toEqual({
      industry: 833,
      test: 781,
      geographic: 412,
      resume: 974,
      total: 750,
    });
    for (const [part, tenths] of Object.entries(scores ?? {}))
      expect(document).toContain(`| **${part}** | **${(tenths / 10).toFixed(1)}** |`);
  });
});
