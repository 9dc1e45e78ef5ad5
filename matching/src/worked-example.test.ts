import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildCorpus } from './corpus/corpus.ts';
import { geographicCurve, resumeCurve, scoreAt, testCurve } from './pair/curves.ts';
import { jobTitleWeight, openCorpus, termSetOf } from './parts/document.ts';
import {
  chordBetween,
  geographicStep,
  kilometresBetween,
  pointOf,
  stepsPerKm,
} from './parts/geographic.ts';
import {
  candidateSectorBits,
  industryStep,
  industrySteps,
  needSectorBits,
} from './parts/industry.ts';
import { leaningScale, leaningsOf, testDistance } from './parts/personality.ts';
import { beliefOf, resumeStep, resumeSteps, worthOf } from './parts/resume.ts';
import { slopeUnit } from './corpus/scales.ts';
import { scorePair, sharedWeight } from './pair/score-pair.ts';
import {
  aCandidate,
  aNeed,
  answersOf,
  candidateTextOf,
  lexicon,
  paris,
  skillIdOf,
  versailles,
} from './testing/made-profiles.ts';
import { jobTitleOfSkill, toldSkill } from './text/lexicon.ts';
import { prepareCandidateText, prepareNeedText } from './text/prepare.ts';
import type { PreparedText } from './text/prepared.ts';
import { equalWeights, parts } from './weights.ts';

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

/** The others come from here and there, and are of several kinds. */
const person = (at: number) => ({
  sectorIds: [[24], [24, 22], [25], [19], [18, 27]][at % 5] ?? [],
  answers: answersOf(
    Array.from({ length: 13 }, (_, question) => 1 + ((at * 7 + question * 3) % 5)),
  ),
  place: { latitude: 48.7 + ((at * 3) % 7) * 0.05, longitude: 2 + ((at * 5) % 9) * 0.06 },
});

const candidates = otherResumes.map((resume, at) =>
  aCandidate({ id: 2 + at, ...person(at), text: candidateTextOf(resume) }),
);
const needs = otherNeeds.map(([title, description], at) =>
  aNeed({ id: 2 + at, ...person(at + 4), text: prepareNeedText({ title, description }, lexicon) }),
);

const corpus = openCorpus(buildCorpus([lea, ...candidates], [need, ...needs], lexicon));

const document = readFileSync(new URL('../../docs/matching.md', import.meta.url), 'utf8');

/** The number to six digits, as the page prints it; fails where the page says otherwise. */
const onPage = (name: string, value: number): string => {
  const printed = Number.isInteger(value * 10) ? String(value) : value.toFixed(6);
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
    const id = skillIdOf(skill);
    const [ticked = 0, told = 0] = [corpus.skillTerm(id), corpus.wordTerm(toldSkill(id))].map(
      (term) => corpus.weights[term],
    );
    expect(ticked).toBe(Math.round(weight / 3));
    expect(ticked + told).toBe(weight);
    expect(onPage(name, weight)).toBe(String(weight));
  });

  test('so do the words; those that no other text has weigh nothing', () => {
    const weightOf = (text: PreparedText) =>
      Object.fromEntries(
        Array.from(text.words, (hash, at) => [
          text.forms[at],
          corpus.weights[corpus.wordTerm(hash)] ?? 0,
        ]),
      );
    expect(weightOf(lea.text)).toEqual({
      médiathèque: 29,
      refonte: 25,
      portail: 25,
      stage: 0,
      cherche: 0,
      alternance: 0,
    });
    expect(weightOf(need.text)).toEqual({
      refonte: 25,
      portail: 25,
      participez: 0,
    });
    for (const [word, weight] of [
      ['« refonte »', 25],
      ['« portail »', 25],
    ] as const)
      expect(onPage(word, weight)).toBe(String(weight));
  });

  test('and so does what both name as the job', () => {
    const jobTitle = jobTitleOfSkill(skillIdOf('Développement web'));
    expect(onPage('« Développement web », aimed at', jobTitleWeight(jobTitle, corpus))).toBe('326');
  });

  test('resume', () => {
    const ours = termSetOf(lea, corpus, 'candidate');
    const theirs = termSetOf(need, corpus, 'need');
    const shared = sharedWeight(ours.terms, theirs.terms, corpus);
    const { believedWeight } = corpus.statistics;
    const charge = believedWeight / 4 + ours.weight;
    const beyond = (charge - believedWeight) / corpus.statistics.mostAsked;
    const growth = [6, 5, 4, 3, 2, 1].reduce((sum, term) => 1 + (beyond / term) * sum, 1);
    const belief = Math.sqrt(3 / 4) / growth;
    const shares = (shared / theirs.weight + shared / believedWeight) / 2;
    expect(onPage('what the resume claims', ours.weight)).toBe('1704');
    expect(onPage('weight of the need that asks for most', corpus.statistics.mostAsked)).toBe(
      '2445',
    );
    expect(onPage('twice what a resume claims in the mean', believedWeight)).toBe('1516');
    expect(onPage('belief', belief)).toBe('0.686779');
    expect(onPage('weight of the need', theirs.weight)).toBe('2445');
    expect(onPage('weight of what they share', shared)).toBe('1291');
    expect(onPage('mean of the two shares', shares)).toBe('0.689800');
    expect(onPage('as far as it is believed', belief * shares)).toBe('0.473740');
    const step = resumeStep(
      shared,
      beliefOf(ours.weight, corpus.statistics),
      worthOf(theirs.weight, believedWeight),
    );
    expect(step).toBe(Math.trunc(belief * shares * resumeSteps));
    expect(onPage('resume, by its curve', scoreAt(resumeCurve, step / resumeSteps) / 10)).toBe(
      '84.7',
    );
  });

  test('personality', () => {
    const { detail } = corpus.statistics;
    const [ours, theirs] = [leaningsOf(lea.answers, detail), leaningsOf(need.answers, detail)];
    expect([...ours]).toEqual([48, 24, 68, 44, 56, 0, 11, -20, 11, 12, 12, -10, 17]);
    expect([...theirs]).toEqual([32, 40, 56, 56, 64, 10, 17, -20, 23, 0, 0, 10, 6]);
    expect(onPage('single statements, in eighths', detail)).toBe('8');
    const distance = testDistance(ours, theirs);
    expect(onPage('distance, in 24ths of a step', distance)).toBe('44');
    expect(onPage('distance, in steps', distance / leaningScale)).toBe('1.833333');
    expect(onPage('test, by its curve', scoreAt(testCurve, distance / leaningScale) / 10)).toBe(
      '63.3',
    );
  });

  test('geographic', () => {
    const km = kilometresBetween(versailles, paris);
    expect(onPage('kilometres', km)).toBe('17.914742');
    const step = geographicStep(chordBetween(pointOf(versailles), pointOf(paris)));
    expect(onPage('step of 0.2 km', step)).toBe('89');
    expect(
      onPage('geographic, by its curve', scoreAt(geographicCurve, step / stepsPerKm) / 10),
    ).toBe('59.4');
  });

  test('industry', () => {
    const step = industryStep(
      candidateSectorBits(lea.sectorIds, lea.sectorOrder),
      needSectorBits(need.sectorIds),
    );
    expect(onPage('fit of the sectors', step / industrySteps)).toBe('0.833000');
  });

  test('the scales of the session', () => {
    for (const part of parts) {
      const { pivot, slope } = corpus.statistics.scales[part];
      expect(document).toContain(
        `| ${part} | ${(pivot / 10).toFixed(1)} | ${(slope / slopeUnit).toFixed(3)} |`,
      );
    }
  });

  test('the four parts and their mean', () => {
    const scores = scorePair(lea, need, corpus, equalWeights);
    expect(scores).toEqual({
      industry: 898,
      test: 709,
      geographic: 589,
      resume: 871,
      total: 767,
    });
    for (const [part, tenths] of Object.entries(scores ?? {}))
      expect(document).toContain(`| **${part}** | **${(tenths / 10).toFixed(1)}** |`);
  });
});
