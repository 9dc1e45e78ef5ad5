import { expect, test } from 'vitest';
import { buildCorpus } from './corpus.ts';
import { explainPair } from './explain.ts';
import { openCorpus } from './parts/document.ts';
import { leaningsOf } from './parts/personality.ts';
import {
  aCandidate,
  aNeed,
  answersOf,
  candidateTextOf,
  lexicon,
  needTextOf,
  skillIdOf,
} from './testing/profiles.ts';
import { hashOfStem } from './text/lexicon.ts';
import { prepareCandidateText, prepareNeedText } from './text/prepare.ts';
import { equalWeights } from './weights.ts';

/** The example of docs/matching.md, with its numbers. */
const lea = aCandidate({
  id: 1,
  sectorIds: [24, 29],
  // prepared, tidy, routine / talkative, team, lead / listening, helping / calm, criticism / ideas, curiosity, change
  answers: answersOf([4, 4, 3, 2, 4, 2, 5, 4, 4, 3, 4, 5, 3]),
  place: { latitude: 48.8049, longitude: 2.1204 },
  maxKm: 50,
  text: prepareCandidateText(
    {
      resumeText: `Mme Léa Martin, née le 3 mars 2004, 12 rue des Lilas, 78000 Versailles
Développement web : JavaScript et React.
Stage à la médiathèque : refonte du portail.`,
      summary: '',
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
      description: 'Vous participez à la refonte du portail avec React et TypeScript.',
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
  'Développement web, JavaScript, portail',
  'Développement web, React, refonte',
  'TypeScript, accueil',
  'Comptabilité générale',
  'Soudage',
  'Vente en magasin',
  'Plomberie',
  'Cuisine professionnelle',
  'Secrétariat, accueil',
];

const candidates = otherResumes.map((resume, at) =>
  aCandidate({ id: 2 + at, text: candidateTextOf(resume) }),
);
const needs = otherNeeds.map((description, at) =>
  aNeed({ id: 2 + at, text: needTextOf(description) }),
);

test('print', () => {
  const corpus = openCorpus(buildCorpus([lea, ...candidates], [need, ...needs], lexicon));
  const w: Record<string, number> = {};
  for (const n of ['Développement web', 'JavaScript', 'React', 'TypeScript'])
    w[n] = corpus.weights[corpus.skillTerm(skillIdOf(n))] ?? 0;
  console.log(
    w,
    [...lea.text.forms],
    [...lea.text.skills],
    [...need.text.forms],
    [...need.text.skills],
    [...need.text.titleWords],
  );
  for (const t of [lea, need])
    for (const [i, h] of t.text.words.entries())
      console.log(
        t.text.forms[i],
        corpus.weights[corpus.wordTerm(h)],
        corpus.statistics.strangeWordWeight,
      );
  console.log(leaningsOf(lea.answers), leaningsOf(need.answers));
  console.log(JSON.stringify(explainPair(lea, need, corpus, equalWeights), null, 1));
  expect(hashOfStem('a')).toBeGreaterThan(0);
});
