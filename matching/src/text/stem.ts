/**
 * French stems for the vocabulary of jobs: gender and number are folded first (« coiffeuse » → « coiffeur »,
 * « animatrice » → « animateur »), then the endings that join a trade, its act and its product are taken off
 * (soudeur, soudage, soudure, souder → « soud »). Rules in order; the first that fits is applied.
 */
import {
  auxPlurals,
  familyRules,
  feminines,
  genderRules,
  irregular,
  participleRules,
  places,
  verbRules,
  type Rule,
} from './endings.ts';

/** They end in the singular as others do in the plural. */
const singulars: ReadonlySet<string> = new Set(['doux', 'epoux', 'gras', 'gros', 'jaloux', 'roux']);

/** Plurals in -eux of nouns in -eu, which are no adjectives. */
const euPlurals = /(?:^|[^u])(?:jeu|lieu|feu|cheveu|neveu|voeu|aveu|adieu)x$/;

const singular = (word: string): string => {
  if (singulars.has(word)) return word;
  const exact = auxPlurals[word];
  if (exact !== undefined) return exact;
  if (word.endsWith('eaux') || word.endsWith('oux') || euPlurals.test(word))
    return word.slice(0, -1);
  if (word.endsWith('aux') && word.length > 5) return `${word.slice(0, -3)}al`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
};

const apply = (rules: readonly Rule[], word: string): string => {
  for (const [ending, replacement, shortestRest] of rules)
    if (word.length >= ending.length + shortestRest && word.endsWith(ending))
      return word.slice(0, word.length - ending.length) + replacement;
  return word;
};

/** Without the e that makes a feminine, or that both genders have: « salariée », « salarié » and « salarie » are one. */
const withoutMuteE = (word: string): string => {
  const bare = word.replace(/e+$/, '');
  return bare.length >= 3 ? bare : word;
};

/** Two trades whose words differ by a doubled consonant alone: cables are sorted by « brassage », tubes joined by « brasage ». */
const doubled = /^brass(?:ag)?$/;

/** Whether a consonant is doubled is what people know least of a word: « developement », « profesionnel ». */
const withoutDouble = (word: string): string =>
  word.length > 3 && !doubled.test(word) ? word.replace(/([bcdfglmnprst])\1+/g, '$1') : word;

/** Without the slip that is made in every second « accueil ». */
const spelled = (word: string): string => word.replace('ceuil', 'cueil');

/** Singular and masculine, without accents and mute e. */
const masculine = (word: string): string => {
  const one = singular(word);
  const form = feminines[one] ?? apply(genderRules, one);
  // « actif » and « active », « motivé » and « motivée »: without accents the v is all that tells.
  return withoutMuteE(form).replace(/(?<=.(?:i|eu))f$/, 'v');
};

/** A plural s has gone before; « précise » keeps one that « précis » has not. */
const withoutS = (word: string): string =>
  word.length > 4 && /[aiou]s$/.test(word) ? word.slice(0, -1) : word;

/** « vif » alone of three letters is longer in its other forms, and is read with them. */
const isPlainWord = (word: string): boolean => /^(?:[a-z]{4,}|vif)$/.test(word);

/**
 * One form for the genders and numbers of a word in lower case without accents (see `fold`), and no more: « projets » is
 * « projet », but « projeteur » is not.
 */
export const lemma = (word: string): string =>
  isPlainWord(word) ? withoutDouble(withoutS(masculine(spelled(word)))) : word;

/** The stem of the family of a word in lower case without accents; abbreviations and words with digits stay as they are. */
export const stem = (word: string): string => {
  if (!isPlainWord(word)) return word;
  const place = places[word];
  if (place !== undefined) return place;
  const one = masculine(spelled(word));
  const exact = irregular[one];
  if (exact !== undefined) return withoutDouble(exact);
  const verb = apply(verbRules, one);
  const family = irregular[verb] ?? apply(familyRules, verb);
  // « réceptionniste » → « réception » is a word again, with an ending of its own.
  const root = family.endsWith('ion') ? apply(familyRules, family) : family;
  return withoutDouble(irregular[root] ?? apply(participleRules, withoutS(root)));
};
