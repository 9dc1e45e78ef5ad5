import { expect, test } from 'vitest';
import { openCorpus } from '../parts/document.ts';
import { explainPair } from '../pair/explain.ts';
import { scorePair } from '../pair/score-pair.ts';
import {
  aCandidate,
  aNeed,
  candidateTextOf,
  lexicon,
  needTextOf,
} from '../testing/made-profiles.ts';
import { eachPhrase, type PreparedText } from '../text/prepared.ts';
import { equalWeights } from '../weights.ts';
import { buildCorpus } from './corpus.ts';
import { phrasesOf } from './phrases.ts';

const acts = [
  'tressage',
  'cannage',
  'vernissage',
  'ponçage',
  'collage',
  'rempaillage',
  'moulage',
  'tournage',
];
const stuffs = ['osier', 'crin', 'rotin', 'raphia', 'jonc', 'chanvre', 'sisal', 'laine'];
const crafts = acts.flatMap((act, at) =>
  [at, (at + 1) % 8].map((next) => `${act} de ${stuffs[next] ?? ''}`),
);
const objects = ['paniers', 'sièges', 'nasses', 'claies', 'ruches', 'hottes'];

/** Everybody writes of all acts and stuffs; who has which craft only the phrase tells. */
const textOf = (at: number): string =>
  [
    `Aide à ${crafts[at % 16] ?? ''} : ${objects[at % 6] ?? ''}`,
    `Vu : ${acts.join(', ')}, ${stuffs.join(', ')}, ${objects[(at * 5 + 1) % 6] ?? ''}`,
  ].join('\n');

const candidates = Array.from({ length: 32 }, (_, at) =>
  aCandidate({ id: at + 1, text: candidateTextOf(textOf(at)) }),
);
const needs = Array.from({ length: 16 }, (_, at) =>
  aNeed({ id: at + 1, text: needTextOf(textOf(at)) }),
);

const phraseIn = (text: PreparedText): number[] => {
  const found: number[] = [];
  eachPhrase(text, (phrase) => found.push(phrase));
  return found;
};

test('what goes together in a session is one thing; what stands together by chance is not', () => {
  const phrases = phrasesOf(candidates, needs);
  const [osier = 0] = phraseIn(candidateTextOf('tressage d’osier'));
  expect(phrases.get(osier)).toEqual({
    candidates: { size: 32, occurrences: 2 },
    needs: { size: 16, occurrences: 1 },
  });
  expect([...phrases.keys()]).not.toContain(phraseIn(candidateTextOf('crin ruches'))[0]);
  expect(phrasesOf([], needs).size).toBe(0);
});

test('names of trades that are put together from the same words are things of their own', () => {
  const names = Array.from({ length: 960 }, (_, at) => {
    const act = at % 80;
    return `acte${act} de chose${(act + Math.floor(at / 80)) % 80}`;
  });
  const written = (every: number, at: number): string =>
    names.filter((_, name) => name % every === at).join('\n');
  const people = Array.from({ length: 80 }, (_, at) =>
    aCandidate({ id: at + 1, text: candidateTextOf(written(40, at % 40)) }),
  );
  const companies = Array.from({ length: 40 }, (_, at) =>
    aNeed({ id: at + 1, text: needTextOf(written(40, at)) }),
  );
  expect(phrasesOf(people, companies).size).toBe(names.length);
});

test('who has the thing stands before who has its words, and the reason says so', () => {
  const corpus = openCorpus(buildCorpus(candidates, needs, lexicon));
  const [need] = needs;
  if (!need) throw new Error('No need');
  const scores = candidates.slice(0, 4).map((one) => scorePair(one, need, corpus, equalWeights));
  const [same = 0, ...others] = scores.map((one) => one?.resume ?? 0);
  expect(same).toBeGreaterThan(1.5 * Math.max(...others));
  const reasons = explainPair(candidates[0] ?? aCandidate(), need, corpus, equalWeights);
  if (typeof reasons === 'string') throw new Error(reasons);
  expect(reasons.resume.sharedWords[0]).toBe('tressage … osier');
});

test('names of two words and kinds of contract are no phrases', () => {
  expect(phraseIn(candidateTextOf('Stage chez Maison Albert, Groupe Verdier'))).toEqual([]);
  expect(phraseIn(candidateTextOf('poste en alternance comptable'))).toEqual([]);
  expect(phraseIn(candidateTextOf('tressage, osier'))).toEqual([]);
});
