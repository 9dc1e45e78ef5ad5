import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchLists, searchTexts } from './search-texts.ts';

const zoe = 'Zoé D’Arc zoe.darc@exemple.fr +33639981234 Saint-Étienne';
const marie = 'Marie Lefèvre-Dupont marie@exemple.fr +4915112345678 Nœux-les-Mines';
const anna = 'ANNA MARTIN a.martin@ecole.fr Évreux 27000';
const texts = [zoe, marie, anna];

const found = (typed: string) => {
  const hits = searchTexts(texts, typed);
  return hits && hits.found.map((index) => texts[index]);
};

describe('a search', () => {
  test.each([
    ['all words, in any order', 'etienne zoe', zoe],
    ['an apostrophe of either kind, or none', "d'arc", zoe],
    ['without accents and case', 'LEFEVRE', marie],
    ['with accents that are not there', 'annà', anna],
    ['one letter for two', 'noeux', marie],
    ['parts of a double name', 'dupont-lefevre', marie],
    ['an address', 'zoe.darc@exemple.fr', zoe],
    ['a number as it is read out', '06 39 98 12 34', zoe],
    ['a number with its prefix', '+33 (0)6.39.98.12.34', zoe],
    ['a number dialled from abroad', '0033639981234', zoe],
    ['the end of a number', '98-12-34', zoe],
    ['two numbers', '1234 06 39 98', zoe],
    ['a number from abroad', '+49 1511 2345678', marie],
    ['a postal code', '27000', anna],
    ['a letter too many', 'martinn', anna],
    ['a letter that is missing', 'lefvre', marie],
    ['another letter', 'dupond', marie],
    ['letters that changed places', 'maire', marie],
    ['the first letter', 'bartin', anna],
    ['a mistake in each word, one of them of three letters', 'etinne zeo', zoe],
    ['« St » for « Saint »', 'st etienne', zoe],
    ['a title before the name', 'Mme Lefèvre', marie],
    ['a title and a mistake', 'M. Lefvre', marie],
    ['an address with a mistake', 'zoe.darc@exmple.fr', zoe],
    ['what is written above the number', 'tél. 06 39 98 12 34', zoe],
  ])('finds by %s', (_, typed, who) => expect(found(typed)).toEqual([who]));

  test.each([
    ['nguyen', 'Nguyễn Thị'],
    ['yildiz', 'Yıldız'],
    ['lukasz', 'Łukasz'],
    ['Şahin', 'Sahin'],
    ['sahin', 'Şahin'],
    ['strasse', 'Hauptstraße'],
    ['Łukasz', 'Lukasz'],
    ['sainte foy', 'Ste-Foy-lès-Lyon'],
    ['st just', 'Saint Just'],
    ['ste colombe', 'SAINTE-COLOMBE'],
    ['sarl dupont', 'Menuiserie Dupont'],
    ['guinguette de la loire', 'Les Guinguettes de Loire'],
    ['mamadu fontene', 'Mamadou Fontaine-Rivière'],
    ['filipe', 'Philippe'],
    ['katerine lefaivre', 'Catherine Lefèvre'],
    ['jerome bodoin', 'Gérôme Beaudoin'],
  ])('finds %s as %s', (typed, text) => {
    expect(searchTexts([text, 'Bastien Best'], typed)?.found).toEqual([0]);
  });

  test('takes no beginning of a name for « Saint »', () => {
    expect(searchTexts(['Stéphane Roux st.roux@exemple.fr'], 'saint')?.found).toEqual([]);
  });

  test('forgives nothing where something is found as it was typed', () => {
    expect(found('mari')).toEqual([marie]);
    expect(found('marin')).toEqual([marie, anna]);
  });

  test('forgives no mistake in short words and in numbers', () => {
    expect(found('zoa')).toEqual([]);
    expect(found('27001')).toEqual([]);
  });

  test('takes other numbers word by word', () => {
    const sessions = ['2026-2027', '2027-2028', '0042 à 0043'];
    expect(searchTexts(sessions, '2026-2027')?.found).toEqual([0]);
    expect(searchTexts(sessions, '2028 2027')?.found).toEqual([1]);
    expect(searchTexts(sessions, '0042')?.found).toEqual([2]);
  });

  test.each(['c++', 'C#', 'f#', 'c++/c#'])('takes the signs of %s with it', (typed) => {
    const needs = ['Vente au comptoir', 'Développeur C++', 'Développeur C#/C++ et F#', 'C+'];
    const expected = { 'c++': [1, 2], 'C#': [2], 'f#': [2], 'c++/c#': [2] }[typed];
    expect(searchTexts(needs, typed)?.found).toEqual(expected);
  });

  test('asks for every word', () => expect(found('zoe evreux')).toEqual([]));

  test.each(['', '   ', '- . ’'])('is none where nothing is typed: %j', (typed) => {
    expect(found(typed)).toBeNull();
  });

  test('says whether a mistake was forgiven', () => {
    expect(searchTexts(texts, 'anna')?.forgiving).toBe(false);
    expect(searchTexts(texts, 'martinn')?.forgiving).toBe(true);
    expect(searchTexts(texts, 'introuvable')?.forgiving).toBe(false);
  });

  test('has those first whose name begins so', () => {
    const names = ['Zoé Martin', 'Rue de Lyon, chez Martin', 'Martin Petit'];
    expect(searchTexts(names, 'martin')?.nearest()).toEqual([2, 0, 1]);
    expect(searchTexts(names, 'martin')?.found).toEqual([0, 1, 2]);
  });

  test('fails on nothing that is typed, and finds every text by itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        expect(() => searchTexts(texts, typed)).not.toThrow();
      }),
    );
    for (const text of texts) expect(found(text.split(' ').toReversed().join(' '))).toEqual([text]);
  });
});

test('of two lists, which words are in each text, from what was typed to what is forgiven', () => {
  const people = ['Zoé D’Arc +33639981234', 'Léa Martin'];
  const needs = ['Accueil Forge Rémi', 'Vente Atelier Nord'];
  const ways = (typed: string) => [...searchLists([people, needs], typed)];
  expect(ways('remi ZOE')[0]).toEqual({
    said: [
      [2, 0],
      [1, 0],
    ],
    all: 3,
  });
  expect(ways('06.39.98.12.34 forge')[0]?.said).toEqual([
    [1, 0],
    [2, 0],
  ]);
  // « Mme » counts no more, then a mistake is forgiven.
  // At last what sounds alike is forgiven.
  expect(ways('Mme Marrtin').map(({ said: [first], all }) => [first, all])).toEqual([
    [[0, 0], 3],
    [[0, 0], 1],
    [[0, 2], 3],
    [[0, 1], 1],
    [[0, 1], 1],
  ]);
  expect(ways('  ')).toEqual([]);
});
