import { fold } from '../fold.ts';

const questions =
  /^(?:comment|par (?:quel(?:le)?s? |qui|quoi)|d ou|ou|qui|how|where)\b.*\b(?:connus?|connaissez|connaitre|decouverte?s?|entendu parler|trouves?|orientee?s?|conseillee?s?|hear|heard|find us|found us)\b/;

/** « Comment avez-vous connu notre école ? », « How did you hear about us? »: a form asks in a sentence from where somebody comes. */
export const asksForSource = (header: string): boolean => questions.test(fold(header));

const numbering = new Set([
  'n',
  'no',
  'num',
  'numero',
  'code',
  'id',
  'identifiant',
  'ref',
  'reference',
]);

/** « N° compte », « Code client »: what a program numbers, and not what it is called. */
export const isNumbering = ([first = '']: readonly string[]): boolean => numbering.has(first);

const articles = new Set(['de', 'du', 'des', 'd', 'l', 'la', 'le', 'les']);

/** « nom_naissance », as a database calls a « nom de naissance ». */
export const withoutArticles = (words: readonly string[]): string =>
  words.filter((word) => !articles.has(word)).join('');
