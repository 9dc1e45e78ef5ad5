/** Names and words whose h is not heard; before every other one nothing is dropped, as in « de Harry » or « de Hauts-de-Seine ». */
const silentH =
  /^h(?:abitat|abille|ector|elen|elie|eloise|enri|ermine|erve|ippolyte|onor|ort|otel|opital|orlog|otesse|ubert|uguette|uiler|umbert|ydr|ygien|isto)/;

const vowel = /^[aeiouœæ]/;

/** « Yves » begins with a vowel, « Yann » and « Yasmine » do not. */
const vowelY = /^y[^aeiou]/;

const isElided = (name: string): boolean => {
  const begins = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return vowel.test(begins) || vowelY.test(begins) || silentH.test(begins);
};

/** A name behind « de » or « que », as French writes it: `d’Axelle`, `de Nolwenn`, `qu’Axelle`. */
export const elided = (word: 'de' | 'que', name: string): string =>
  isElided(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
