import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildCorpus } from '../corpus/corpus.ts';
import { scaled } from '../corpus/scales.ts';
import { explainPair } from './explain.ts';
import { leaningsOf, testDistance } from '../parts/personality.ts';
import { openCorpus } from '../parts/document.ts';
import { sessions } from '../testing/arbitraries.ts';
import { skills } from '@tandem/domain/reference/skills';
import { aCandidate, aNeed, lexicon, skillIdOf } from '../testing/made-profiles.ts';
import { prepareCandidateText, prepareNeedText } from '../text/prepare.ts';
import { equalWeights } from '../weights.ts';

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

test('names the words that both have, the most telling first, until nearly all that counted is told', () => {
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
  expect(sharedBy(0, 0)).toEqual(['verrerie', 'projets']);
  expect(sharedBy(0, 1)).toEqual(['projets']);
});

test('tells nearly all that counted, and from what to what the scale of the session moves a part', () => {
  fc.assert(
    fc.property(sessions, ({ candidates, needs, corpus }) => {
      for (const candidate of candidates)
        for (const need of needs) {
          const explained = explainPair(candidate, need, corpus, equalWeights);
          if (typeof explained === 'string') continue;
          expect(explained.resume.told).toBeGreaterThanOrEqual(0.95);
          for (const { part, measured } of explained.rescaled) {
            expect(scaled(measured, corpus.statistics.scales[part])).toBe(explained.scores[part]);
            expect(Math.abs(measured - explained.scores[part])).toBeGreaterThanOrEqual(50);
          }
        }
    }),
  );
});

test('tells how many points a resume has for claiming more, or less, than the mean', () => {
  const asked = ['Soudage', 'Plomberie', 'Comptabilité générale', 'Secrétariat', 'Git', 'React'];
  const needs = asked.map((name, at) => aNeed({ id: at + 1, skillIds: [skillIdOf(name)] }));
  const claiming = (...names: string[]) => aCandidate({ skillIds: names.map(skillIdOf) });
  const candidates = [...asked.map((name) => claiming(name)), claiming(...asked)];
  const corpus = openCorpus(buildCorpus(candidates, needs, lexicon));
  const forClaims = (candidate: ReturnType<typeof claiming>) => {
    const need = needs[0];
    const explained = need && explainPair(candidate, need, corpus, equalWeights);
    if (typeof explained !== 'object') throw new Error(explained);
    return explained.forClaims;
  };
  expect(forClaims(claiming(...asked))).toBeLessThan(-50);
  expect(forClaims(claiming('Plomberie', 'Git'))).toBe(0);
  expect(forClaims(claiming('Soudage'))).toBeGreaterThanOrEqual(0);
});

test('tells of each trait how far apart the two sides are: together all that the test is counted from', () => {
  fc.assert(
    fc.property(sessions, ({ candidates, needs, corpus }) => {
      const { detail } = corpus.statistics;
      for (const candidate of candidates)
        for (const need of needs) {
          const explained = explainPair(candidate, need, corpus, equalWeights);
          if (typeof explained === 'string') continue;
          const told = Math.hypot(...explained.test.traits.map(({ apart }) => apart)) * 1.2;
          const counted = testDistance(
            leaningsOf(candidate.answers, detail),
            leaningsOf(need.answers, detail),
          );
          expect(Math.abs(told - counted)).toBeLessThan(3);
        }
    }),
  );
});

test('says what is close to what is asked, which counts in part', () => {
  const asked = skillIdOf('Relation client');
  const withSkills = (...skillIds: number[]) =>
    aCandidate({
      text: prepareCandidateText(
        {
          summary: '',
          resumeText: skillIds.map((id) => skills.find((one) => one.id === id)?.name).join(', '),
        },
        lexicon,
      ),
    });
  const need = aNeed({
    skillIds: [asked],
    text: prepareNeedText({ title: '', description: '' }, lexicon),
  });
  const near = skillIdOf('Accueil de la clientèle');
  const others = [3, 4, 5].map((id) => aNeed({ id }));
  const corpus = openCorpus(buildCorpus([withSkills(near)], [need, ...others], lexicon));
  const [same, close, none] = [[asked], [near], [skillIdOf('Soudage')]].map((ids) => {
    const explained = explainPair(withSkills(...ids), need, corpus, equalWeights);
    if (typeof explained === 'string') throw new Error(explained);
    return explained;
  });
  expect(close?.resume.nearSkills).toEqual([{ asked, own: near }]);
  expect(same?.resume.nearSkills).toEqual([]);
  expect(close?.scores.resume).toBeGreaterThan(none?.scores.resume ?? 1000);
  expect(close?.scores.resume).toBeLessThan(same?.scores.resume ?? 0);
});

test('a skill that is only ticked counts in part, and says so', () => {
  const git = skillIdOf('Git');
  const text = prepareNeedText({ title: '', description: '' }, lexicon);
  const [need, other] = [aNeed({ skillIds: [git], text }), aNeed({ id: 2 })];
  const ticking = aCandidate({
    skillIds: [git],
    text: prepareCandidateText({ summary: '', resumeText: '' }, lexicon),
  });
  const telling = aCandidate({
    id: 2,
    skillIds: [git],
    text: prepareCandidateText({ summary: '', resumeText: 'Git' }, lexicon),
  });
  const others = ['Java', 'Python'].map((name, at) =>
    aCandidate({ id: 3 + at, skillIds: [skillIdOf(name)] }),
  );
  const corpus = openCorpus(buildCorpus([ticking, telling, ...others], [need, other], lexicon));
  const of = (candidate: typeof ticking) => {
    const explained = explainPair(candidate, need, corpus, equalWeights);
    if (typeof explained === 'string') throw new Error(explained);
    return explained;
  };
  expect(of(ticking).resume).toMatchObject({ sharedSkills: [git], onlyTicked: [git], told: 1 });
  expect(of(telling).resume).toMatchObject({ sharedSkills: [git], onlyTicked: [], told: 1 });
  expect(of(ticking).scores.resume).toBeLessThan(of(telling).scores.resume);
  expect(of(ticking).scores.resume).toBeGreaterThan(0);
});

test('the trade of a need counts where the branch of its company does not', () => {
  const support = prepareNeedText({ title: 'Support informatique', description: '' }, lexicon);
  const [insurer, agency] = [25, 24].map((sector) => aNeed({ sectorIds: [sector], text: support }));
  const of = (sectorIds: number[], need = insurer) => {
    const candidate = aCandidate({ sectorIds });
    const corpus = openCorpus(buildCorpus([candidate], need ? [need] : [], lexicon));
    const explained = need && explainPair(candidate, need, corpus, equalWeights);
    if (typeof explained !== 'object') throw new Error(explained);
    return { score: explained.scores.industry, trade: explained.industry.tradeSectorId };
  };
  expect(of([24])).toEqual({ score: 250, trade: 24 });
  expect(of([25])).toEqual({ score: 1000, trade: null });
  expect(of([24], agency)).toEqual({ score: 1000, trade: null });
  expect(of([1])).toEqual({ score: 0, trade: null });
});

test('says which choice of the candidate a sector is, the best placed of several in one section', () => {
  const candidate = aCandidate({ sectorIds: [3, 4, 24], sectorOrder: [24, 4] });
  const need = aNeed({ sectorIds: [24, 5, 25] });
  const corpus = openCorpus(buildCorpus([candidate], [need], lexicon));
  const explained = explainPair(candidate, need, corpus, equalWeights);
  if (typeof explained === 'string') throw new Error(explained);
  expect(explained.industry.sectors).toEqual([
    { companySectorId: 24, candidateSectorId: 24, place: 1, fit: 'same' },
    { companySectorId: 5, candidateSectorId: 4, place: 2, fit: 'section' },
    { companySectorId: 25, candidateSectorId: null, place: null, fit: 'none' },
  ]);
});
