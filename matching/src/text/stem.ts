/**
 * French stems for the vocabulary of jobs: gender and number are folded first (« coiffeuse » → « coiffeur »,
 * « animatrice » → « animateur »), then the endings that join a trade, its act and its product are taken off
 * (soudeur, soudage, soudure, souder → « soud »). Rules in order; the first that fits is applied.
 */

type Rule = readonly [ending: string, replacement: string, shortestRest: number];

/** Feminine → masculine, on a singular without accents; what a mute e alone makes feminine needs no rule. */
const genderRules: readonly Rule[] = [
  ['trice', 'teur', 2],
  ['drice', 'deur', 3],
  ['ongue', 'ong', 1],
  ['euse', 'eur', 2],
  ['eux', 'eur', 3],
  ['eure', 'eur', 3],
  ['iere', 'ier', 3],
  ['ienne', 'ien', 3],
  ['onne', 'on', 3],
  ['enne', 'en', 3],
  ['elle', 'el', 3],
  ['esse', 'e', 3],
  ['ere', 'er', 4],
  ['blique', 'blic', 1],
];

/** Feminines that no rule makes of their masculine: singular, without accents. */
const feminines: Readonly<Record<string, string>> = {
  belle: 'beau',
  blanche: 'blanc',
  breve: 'bref',
  caduque: 'caduc',
  compagne: 'compagnon',
  doctoresse: 'docteur',
  douce: 'doux',
  epouse: 'epoux',
  favorite: 'favori',
  fraiche: 'frai',
  franche: 'franc',
  grecque: 'grec',
  jalouse: 'jaloux',
  jumelle: 'jumeau',
  nouvelle: 'nouveau',
  rousse: 'roux',
  seche: 'sec',
  turque: 'turc',
  vieille: 'vieux',
};

/** Endings of trades, acts, qualities and products, longest first, without their mute e. */
const familyRules: readonly Rule[] = [
  ['ificateur', 'ifi', 2],
  ['ification', 'ifi', 2],
  ['ionnair', 'ion', 3],
  ['ionnist', 'ion', 3],
  ['onneri', 'on', 3],
  ['abilit', '', 4],
  ['ionnel', 'ion', 3],
  ['ionner', 'ion', 3],
  ['ariat', '', 5],
  ['ateur', '', 4],
  ['ation', '', 4],
  ['ement', '', 4],
  ['icien', '', 3],
  ['ifier', 'ifi', 2],
  ['icit', '', 4],
  ['ivit', '', 4],
  ['logu', 'log', 3],
  ['ativ', '', 4],
  ['quer', 'c', 3],
  ['tion', 't', 3],
  ['air', '', 5],
  ['abl', '', 4],
  ['anc', '', 4],
  ['enc', 'ent', 3],
  ['eri', '', 4],
  ['iqu', '', 3],
  ['ism', '', 4],
  ['ist', '', 4],
  ['ant', '', 4],
  ['eur', '', 4],
  ['ial', '', 5],
  ['iel', '', 5],
  ['ien', '', 4],
  ['ier', '', 4],
  ['ag', '', 4],
  ['it', '', 4],
  ['ur', '', 4],
  ['er', '', 4],
  ['ez', '', 4],
  ['iv', '', 4],
  ['ir', '', 5],
  ['i', '', 4],
];

/** « spécialis(é) » and « précis(e) » end as « spéciali » and « préci » do, which are read from others. */
const participleRules: readonly Rule[] = [['i', '', 4]];

/** Words whose family the rules would miss, or would mix with another: masculine singular without mute e → stem. */
const irregular: Readonly<Record<string, string>> = {
  achat: 'achet',
  chauffeur: 'chauffeur',
  commi: 'commi',
  commis: 'commi',
  conducteur: 'conduit',
  conduction: 'conduct',
  conduir: 'conduit',
  conduit: 'conduit',
  coutur: 'coutur',
  couturier: 'coutur',
  elev: 'eleve',
  elever: 'elevage',
  elevag: 'elevage',
  eleveur: 'elevage',
  equipement: 'equipement',
  factur: 'factur',
  gest: 'geste',
  maitri: 'maitris',
  maitris: 'maitris',
  peintr: 'peint',
  vendeur: 'vent',
  vendr: 'vent',
};

/** Plurals in -aux of words in -ail, -au, -yau and of short ones in -al, and those that are words apart: plural → singular. */
const auxPlurals: Readonly<Record<string, string>> = {
  baux: 'bail',
  boyaux: 'boyau',
  coraux: 'corail',
  egaux: 'egal',
  emaux: 'email',
  etaux: 'etau',
  joyaux: 'joyau',
  materiaux: 'materiau',
  noyaux: 'noyau',
  soupiraux: 'soupirail',
  travaux: 'travail',
  tuyaux: 'tuyau',
  vantaux: 'vantail',
  ventaux: 'ventail',
  vitraux: 'vitrail',
  yeux: 'oeil',
};

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

const withoutDouble = (word: string): string =>
  word.length > 3 && /([flmnprst])\1$/.test(word) ? word.slice(0, -1) : word;

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
  isPlainWord(word) ? withoutDouble(withoutS(masculine(word))) : word;

/** The stem of the family of a word in lower case without accents; abbreviations and words with digits stay as they are. */
export const stem = (word: string): string => {
  if (!isPlainWord(word)) return word;
  const one = masculine(word);
  const exact = irregular[one];
  if (exact !== undefined) return exact;
  const family = apply(familyRules, one);
  // « réceptionniste » → « réception » is a word again, with an ending of its own.
  const root = family.endsWith('ion') ? apply(familyRules, family) : family;
  return irregular[root] ?? withoutDouble(apply(participleRules, withoutS(root)));
};
