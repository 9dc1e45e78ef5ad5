/**
 * French stems for the vocabulary of jobs: gender and number are folded first (« coiffeuse » → « coiffeur »,
 * « animatrice » → « animateur »), then the endings that join a trade, its act and its product are taken off
 * (soudeur, soudage, soudure, souder → « soud »). Rules in order; the first that fits is applied.
 */

type Rule = readonly [ending: string, replacement: string, shortestRest: number];

/** Feminine → masculine, on a singular without accents. */
const genderRules: readonly Rule[] = [
  ['trice', 'teur', 2],
  ['euse', 'eur', 3],
  ['eux', 'eur', 3],
  ['eure', 'eur', 3],
  ['iere', 'ier', 3],
  ['ienne', 'ien', 3],
  ['onne', 'on', 3],
  ['enne', 'en', 3],
  ['elle', 'el', 3],
  ['esse', 'e', 3],
  ['ive', 'if', 4],
  ['ere', 'er', 4],
  ['ante', 'ant', 3],
  ['ente', 'ent', 3],
  ['ale', 'al', 3],
  ['aise', 'ai', 3],
  ['oise', 'oi', 3],
  ['blique', 'blic', 1],
];

/** Endings of trades, acts, qualities and products, longest first. */
const familyRules: readonly Rule[] = [
  ['ificateur', 'ifi', 2],
  ['ification', 'ifi', 2],
  ['ionnaire', 'ion', 3],
  ['ionniste', 'ion', 3],
  ['abilite', '', 4],
  ['onnerie', 'on', 3],
  ['ionnel', 'ion', 3],
  ['ionner', 'ion', 3],
  ['ariat', '', 5],
  ['icite', '', 4],
  ['ivite', '', 4],
  ['ateur', '', 4],
  ['ation', '', 4],
  ['ement', '', 4],
  ['icien', '', 3],
  ['ifier', 'ifi', 2],
  ['logue', 'log', 3],
  ['aire', '', 5],
  ['able', '', 4],
  ['ance', '', 4],
  ['atif', '', 4],
  ['ence', 'ent', 3],
  ['erie', '', 4],
  ['ique', '', 3],
  ['isme', '', 4],
  ['iste', '', 4],
  ['quer', 'c', 3],
  ['tion', 't', 3],
  ['age', '', 4],
  ['ant', '', 4],
  ['eur', '', 4],
  ['ial', '', 5],
  ['iel', '', 5],
  ['ien', '', 4],
  ['ier', '', 4],
  ['ite', '', 4],
  ['ure', '', 4],
  ['ee', '', 4],
  ['er', '', 4],
  ['ez', '', 4],
  ['ie', '', 4],
  ['if', '', 4],
  ['ir', '', 5],
];

/** Words whose family the rules would miss, or would mix with another: singular, without accents → stem. */
const irregular: Readonly<Record<string, string>> = {
  achat: 'achet',
  chauffeur: 'chauffeur',
  commise: 'commi',
  conducteur: 'conduit',
  conduction: 'conduct',
  conduire: 'conduit',
  conduite: 'conduit',
  couture: 'coutur',
  couturier: 'coutur',
  eleve: 'eleve',
  elever: 'elevage',
  elevage: 'elevage',
  eleveur: 'elevage',
  equipement: 'equipement',
  facture: 'factur',
  geste: 'geste',
  peintre: 'peint',
  travaux: 'travail',
  vendeur: 'vent',
  vendre: 'vent',
  vente: 'vent',
};

/** Plurals in -eux of nouns in -eu, which are no adjectives. */
const euPlurals = /(?:^|[^u])(?:jeu|lieu|feu|cheveu|neveu|voeu|aveu|adieu)x$/;

const singular = (word: string): string => {
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

const trimmed = (word: string): string => {
  const bare = word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
  return bare.length > 3 && /([flmnprst])\1$/.test(bare) ? bare.slice(0, -1) : bare;
};

const isPlainWord = (word: string): boolean => word.length >= 4 && /^[a-z]+$/.test(word);

/**
 * One form for the genders and numbers of a word in lower case without accents (see `fold`), and no more: « projets » is
 * « projet », but « projeteur » is not.
 */
export const lemma = (word: string): string =>
  isPlainWord(word) ? trimmed(apply(genderRules, singular(word))) : word;

/** The stem of the family of a word in lower case without accents; abbreviations and words with digits stay as they are. */
export const stem = (word: string): string => {
  if (!isPlainWord(word)) return word;
  const exact = irregular[word];
  if (exact !== undefined) return exact;
  const one = apply(genderRules, singular(word));
  const family = apply(familyRules, one);
  // « réceptionniste » → « réception » is a word again, with an ending of its own.
  const root = family.endsWith('ion') ? apply(familyRules, family) : family;
  return irregular[one] ?? trimmed(root);
};
