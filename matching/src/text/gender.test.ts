import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidateTextOf, lexicon, needTextOf } from '../testing/made-profiles.ts';
import { romePairs } from '../testing/rome-pairs.ts';
import { tradePairs } from '../testing/trade-pairs.ts';
import { fold } from './fold.ts';
import { prepareCandidateText } from './prepare.ts';
import { lemma, stem } from './stem.ts';

const plural = (word: string): string => (/[sx]$/.test(word) ? word : `${word}s`);

/** Words of ROME from other languages, which form no feminine as French does: they are two words. */
const foreign =
  'banderillo barman booker cameraman dispatcher perchman pizzaïolo reporter roughman skiman toréro'.split(
    ' ',
  );

describe('a word of a trade in its two genders', () => {
  test('is one, in the singular and in the plural, for all of ROME but eleven of other languages, and 500 more', () => {
    expect(romePairs.length).toBeGreaterThanOrEqual(1000);
    expect(tradePairs.length).toBeGreaterThanOrEqual(500);
    const split = [...romePairs, ...tradePairs].flatMap(([masculine, feminine]) => {
      const forms = [masculine, feminine].flatMap((word) => [word, plural(word)]).map(fold);
      return new Set(forms.map(stem)).size + new Set(forms.map(lemma)).size === 2
        ? []
        : [masculine];
    });
    expect(split).toEqual(foreign);
  });

  const pair = fc.constantFrom(
    ...romePairs.filter(([masculine]) => !foreign.includes(masculine)),
    ...tradePairs,
  );
  const around = fc.constantFrom(
    'Je cherche un poste',
    'Stage de trois mois en atelier',
    'Entretien de la boutique',
    'Développement web',
    'Accueil de la clientèle',
  );

  test('changes nothing in what a text becomes, wherever it stands', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(around, pair), { minLength: 1 }), (lines) => {
        const written = (gender: 0 | 1) => {
          const body = lines.map(([line, words]) => `${line} ${words[gender]}`).join('\n');
          const text = prepareCandidateText({ resumeText: body, summary: body }, lexicon);
          return [text, candidateTextOf(body), needTextOf(body)].map(
            ({ words, skills, jobTitles }) => ({
              words,
              skills,
              jobTitles,
            }),
          );
        };
        expect(written(1)).toEqual(written(0));
      }),
    );
  });
});
