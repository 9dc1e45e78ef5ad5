import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCorpus, encodeCorpus } from './corpus-codec.ts';
import { buildCorpus } from './corpus.ts';
import { jobTitleWeight, openCorpus } from '../parts/document.ts';
import { skillBoost } from './term-weight.ts';
import { sessions } from '../testing/arbitraries.ts';
import {
  aCandidate,
  aNeed,
  candidateTextOf,
  lexicon,
  skillIdOf,
} from '../testing/made-profiles.ts';
import { jobTitleOfWord, hashOfStem } from '../text/lexicon.ts';
import { familiesOf } from '../text/families.ts';
import { prepareNeedText } from '../text/prepare.ts';

test('the order of the texts never changes it, and a changed text does', () => {
  fc.assert(
    fc.property(sessions, ({ candidates, needs }) => {
      const corpus = buildCorpus(candidates, needs, lexicon);
      expect(buildCorpus(candidates.toReversed(), needs.toReversed(), lexicon)).toEqual(corpus);
      const more = [...candidates, aCandidate({ text: candidateTextOf('trombone Python') })];
      expect(buildCorpus(more, needs, lexicon).version).not.toBe(corpus.version);
    }),
  );
});

test('what is stored is read back', () => {
  fc.assert(
    fc.property(sessions, ({ candidates, needs }) => {
      const corpus = buildCorpus(candidates, needs, lexicon);
      const bytes = encodeCorpus(corpus);
      expect(decodeCorpus(bytes)).toEqual(corpus);
      expect(decodeCorpus(bytes.subarray(0, bytes.length - 4))).toBeNull();
      expect(decodeCorpus(new Uint8Array(3))).toBeNull();
    }),
  );
});

const texts = ['trombone mirabelle', 'trombone', 'trombone quenouille', 'mirabelle', 'Python'];

test('a word weighs the more the fewer texts have it, and nothing when only one has', () => {
  const candidates = texts.map((text, id) => aCandidate({ id, text: candidateTextOf(text) }));
  const corpus = openCorpus(buildCorpus(candidates, [aNeed()], lexicon));
  const weightOf = (stem: string) => corpus.weights[corpus.wordTerm(hashOfStem(stem))];
  expect(corpus.wordTerm(hashOfStem('quenouil'))).toBe(-1);
  expect(weightOf('mirabel')).toBeGreaterThan(weightOf('trombon') ?? Infinity);
});

test('a skill weighs as much as many words, and a word of job titles as much as a skill, twice when aimed at', () => {
  const candidates = texts.map((text, id) => aCandidate({ id, text: candidateTextOf(text) }));
  const needs = [1, 2].map((id) =>
    aNeed({ id, text: prepareNeedText({ title: 'Luthière', description: 'mirabelle' }, lexicon) }),
  );
  const corpus = openCorpus(buildCorpus(candidates, [...needs, aNeed({ id: 3 })], lexicon));
  const word = corpus.weights[corpus.wordTerm(hashOfStem('mirabel'))] ?? 0;
  const title = corpus.weights[corpus.wordTerm(hashOfStem('luth'))] ?? 0;
  const skill = corpus.weights[corpus.skillTerm(skillIdOf('Python'))] ?? 0;
  expect(skill).toBeGreaterThan(word * skillBoost * 0.9);
  expect(Math.round(title / word)).toBeGreaterThanOrEqual(skillBoost - 1);
  expect(jobTitleWeight(jobTitleOfWord(hashOfStem('luth')), corpus)).toBe(title);
  expect(corpus.wordTerm(jobTitleOfWord(hashOfStem('mirabel')))).toBe(-1);
});

test('a skill that a candidate has only ticked makes its family no more ordinary: it brings none', () => {
  const angular = skillIdOf('Angular');
  const need = aNeed({ skillIds: [angular] });
  const weightsWith = (ticked: readonly number[]) => {
    const candidates = texts.map((text, id) =>
      aCandidate({ id, text: candidateTextOf(text), skillIds: ticked }),
    );
    const corpus = openCorpus(buildCorpus(candidates, [need], lexicon));
    return familiesOf([angular]).map((family) => corpus.weights[corpus.wordTerm(family)]);
  };
  expect(weightsWith([angular])).toEqual(weightsWith([]));
});
