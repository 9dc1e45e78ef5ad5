import { expect, test } from 'vitest';
import { buildCorpus } from './corpus.ts';
import { explainPair } from './explain.ts';
import { openCorpus } from './parts/document.ts';
import { aCandidate, aNeed, lexicon, skillIdOf } from './testing/profiles.ts';
import { prepareCandidateText, prepareNeedText } from './text/prepare.ts';
import { equalWeights } from './weights.ts';

const candidateWho = (id: number, summary: string, resumeText = 'Un stage') =>
  aCandidate({ id, text: prepareCandidateText({ summary, resumeText }, lexicon) });

const needOf = (id: number, title: string) =>
  aNeed({ id, text: prepareNeedText({ title, description: 'Un atelier' }, lexicon) });

test('names the job that summary and title share, as it is written, and never the kind of contract', () => {
  const candidates = [
    candidateWho(1, 'Je cherche une alternance de luthière ou en développement web'),
    candidateWho(2, 'Je veux devenir verrier'),
    candidateWho(3, 'Je veux devenir vannier'),
  ];
  const needs = [
    needOf(1, 'Luthier en alternance, développement web'),
    needOf(2, 'Luthier'),
    needOf(3, 'Développement web'),
    needOf(4, 'Verrier'),
    needOf(5, 'Tonnelier, en alternance'),
    needOf(6, 'Tonnelier'),
  ];
  const corpus = openCorpus(buildCorpus(candidates, needs, lexicon));
  const aimsWith = (at: number, candidate = candidates[0]) => {
    const need = needs[at];
    const explained = candidate && need && explainPair(candidate, need, corpus, equalWeights);
    return typeof explained === 'object'
      ? { skills: explained.resume.aimedSkills, words: explained.resume.aimedWords }
      : explained;
  };
  const web = skillIdOf('Développement web');
  expect(aimsWith(0)).toEqual({ skills: [web], words: ['luthière'] });
  expect(aimsWith(1)).toEqual({ skills: [], words: ['luthière'] });
  expect(aimsWith(2)).toEqual({ skills: [web], words: [] });
  expect(aimsWith(4)).toEqual({ skills: [], words: [] });
  // What only the resume names counts where the summary is silent, but nobody said to look for it.
  const silent = candidateWho(4, 'Je veux apprendre', 'Stage de tonnelier');
  expect(aimsWith(4, silent)).toEqual({ skills: [], words: [] });
});

test('names the words that both have, and those that nearly all texts have only where there are no others', () => {
  const texts = ['verrerie', 'vannerie', 'lutherie', 'dorure', 'marqueterie', 'poterie'];
  const candidates = texts.map((craft, at) => candidateWho(at + 1, `Mes projets, la ${craft}`));
  const needs = texts.map((craft, at) =>
    aNeed({
      id: at + 1,
      text: prepareNeedText({ title: 'Atelier', description: `Nos projets de ${craft}` }, lexicon),
    }),
  );
  const corpus = openCorpus(buildCorpus(candidates, needs, lexicon));
  const sharedBy = (candidate: number, need: number) => {
    const [one, other] = [candidates[candidate], needs[need]];
    const explained = one && other && explainPair(one, other, corpus, equalWeights);
    return typeof explained === 'object' ? explained.resume.sharedWords : explained;
  };
  expect(sharedBy(0, 0)).toEqual(['verrerie']);
  expect(sharedBy(0, 1)).toEqual(['projets']);
});
