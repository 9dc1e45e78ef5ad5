import { telling, wordsOf } from './header-words.ts';
import { asksForSource, isNumbering, withoutArticles } from './whole-headers.ts';
import {
  contactRoles,
  firms,
  isElsewhere,
  isOfFax,
  isOfTutor,
  isOthersOwn,
  isSomebodyElses,
  wholeCompany,
} from './whose.ts';
import { fold, sameWord, squeezed } from '../fold.ts';
import type { FieldOfImport, ImportField, ImportKind } from '../fields.ts';
import { importFields } from '../fields.ts';

const ofContact: ReadonlySet<ImportField> = new Set([
  'first_name',
  'last_name',
  'email',
  'phone',
  'contact_role',
]);

interface Known {
  words: readonly string[];
  whole: string;
  bare: string;
  told: string;
}

const known = new Map<FieldOfImport, readonly Known[]>();

const knownHeaders = (field: FieldOfImport): readonly Known[] => {
  const kept = known.get(field);
  if (kept) return kept;
  const headers = field.headers.map((header) => ({
    words: wordsOf(header),
    whole: squeezed(wordsOf(header).join(' ')),
    bare: withoutArticles(wordsOf(header)),
    told: squeezed(telling(wordsOf(header)).join(' ')),
  }));
  known.set(field, headers);
  return headers;
};

/** « Nom Pat. » : words that end in a dot are the beginnings of others. */
const beginningsIn = (header: string): string[] =>
  Array.from(header.matchAll(/(?<!\p{L})(\p{L}{3,})\./gu), ([, word = '']) => fold(word));

const isAbbreviated = (
  cut: readonly string[],
  words: readonly string[],
  whole: readonly string[],
): boolean =>
  cut.length > 0 &&
  words.length === whole.length &&
  words.every((word, at) =>
    cut.includes(word) ? whole[at]?.startsWith(word) === true : whole[at] === word,
  );

/** « Nom, prénom et classe » : a first name and a name in one column. */
const saysBothNames = (words: readonly string[]): boolean =>
  words.some((word) => /^noms?$/.test(word)) && words.some((word) => /^prenoms?$/.test(word));

const besideNames: ReadonlySet<ImportField> = new Set(['email', 'phone', 'town']);

const saysMore = (kind: ImportKind, words: readonly string[]): boolean =>
  importFields[kind].some(
    (field) => besideNames.has(field.field) && field.words?.some((word) => words.includes(word)),
  );

const halves: ReadonlySet<ImportField> = new Set(['first_name', 'last_name']);

const ofCompanysContact: ReadonlySet<string> = new Set([...contactRoles, ...wholeCompany]);

/** From 0 to 1: how much a header, in one language, says that its column holds `field`. */
const scoreOf = (kind: ImportKind, field: FieldOfImport, header: string): number => {
  const words = wordsOf(header);
  if (words.length === 0) return 0;
  if (field.field === 'source' && asksForSource(header)) return 0.9;
  if (words.length > 14) return 0;
  const whole = squeezed(words.join(' '));
  const told = squeezed(telling(words).join(' '));
  const headers = knownHeaders(field);
  // Of two headers of one field, the one that is named first is the better.
  const exact = headers.findIndex((one) => one.whole === whole);
  if (exact >= 0) return 1 - exact / 1000;
  const joined = withoutArticles(words);
  const named = headers.findIndex((one) => one.bare === joined);
  if (named >= 0) return 0.98 - named / 1000;
  if (field.own && isOthersOwn(kind, field.field, words)) return 0;
  // « Référence » is no « référent » with a slip in it.
  const isNamed = field.field === 'name' || field.field === 'referent';
  if (isNamed && isNumbering(words)) return 0;
  if (field.field === 'town' && isElsewhere(kind, header)) return 0;
  if (field.field === 'phone' && isOfFax(words)) return 0;
  const isKnown = (left: ReadonlySet<string>): boolean => {
    const what = squeezed(telling(words.filter((word) => !left.has(word))).join(' '));
    return what !== whole && headers.some((one) => one.whole === what);
  };
  const bare = headers.findIndex((one) => one.told === told);
  if (bare >= 0) return 0.97 - bare / 1000;
  const typed = headers.findIndex((one) => sameWord(one.told, told));
  if (typed >= 0) return 0.88 - typed / 1000;
  const cut = beginningsIn(header);
  if (headers.some((one) => isAbbreviated(cut, words, one.words))) return 0.86;
  if (saysBothNames(words)) {
    if (field.field === 'full_name') return 0.85;
    if (field.field === 'first_name' || field.field === 'last_name') return 0;
  }
  // « Nom du magasin », « Organisation - Nom » is what a shop is called.
  if (kind === 'companies' && field.field === 'name' && words.length > 1 && words.includes('nom')) {
    const what = squeezed(telling(words.filter((word) => word !== 'nom')).join(' '));
    if (headers.some((one) => one.told === what)) return 0.9;
  }
  if (kind === 'companies' && ofContact.has(field.field)) {
    if (isKnown(contactRoles)) return 0.84;
    if (field.own && field.many && isKnown(wholeCompany)) return 0.82;
    if (isKnown(ofCompanysContact)) return 0.81;
  }
  if (kind === 'companies' && field.field === 'contact' && isKnown(wholeCompany)) return 0.84;
  // « Main Contact First Name » ends in what it is; somebody is to look.
  const isEnd = headers.some(
    (one) => one.words.length > 1 && words.join(' ').endsWith(` ${one.words.join(' ')}`),
  );
  if (field.own && isEnd && halves.has(field.field)) return 0.76;
  const said = field.words?.some((word) => words.some((one) => sameWord(word, one))) ?? false;
  // « Ville entreprise » is a town before it is what a firm is called.
  const isOther = field.field === 'name' && said && saysMore(kind, words);
  return said ? (isOther ? 0.55 : 0.75) : 0;
};

/** « Formation demandée (vœu 1) », « Contact (NOM Prénom) »: what stands between brackets says how, and not what. */
const withoutBrackets = (header: string): string => header.replaceAll(/\s*\([^()]*\)/g, '').trim();

const bracketScore = (kind: ImportKind, field: FieldOfImport, header: string): number => {
  const bare = withoutBrackets(header);
  const how = wordsOf(Array.from(header.matchAll(/\([^()]*\)/g), ([text]) => text).join(' '));
  if (bare === header || bare === '') return 0;
  if (isOthersOwn(kind, field.field, how)) return 0;
  // « Nom (tiers) » beside « Nom (contact) »: what the firm is called.
  const isFirms = kind === 'companies' && how.some((word) => firms.has(word));
  if (field.field === 'last_name' && isFirms) return 0;
  return scoreOf(kind, field, bare) - 0.02;
};

/** « Nom complet - Prénom », « Candidat - Nom »: what a form asks for in parts, each said behind the whole. */
const partOf = (kind: ImportKind, header: string): string | null => {
  const [whole = '', part, more] = header.split(/\s+[-–—>]\s+/);
  if (kind === 'companies' || part === undefined || more !== undefined) return null;
  const isHalf = (field: FieldOfImport): boolean =>
    (field.field === 'first_name' || field.field === 'last_name') &&
    scoreOf(kind, field, whole) > 0.8;
  const isPlain = importFields[kind].some((field) => scoreOf(kind, field, part) > 0.95);
  return isPlain && !isSomebodyElses(kind, whole) && !importFields[kind].some(isHalf) ? part : null;
};

/** « Courriel / Email » says one thing twice. */
const headerScore = (kind: ImportKind, field: FieldOfImport, header: string): number => {
  const score = Math.max(scoreOf(kind, field, header), bracketScore(kind, field, header));
  const parts = header.split(/\s*[/|]\s*/).filter((part) => part.trim() !== '');
  if (score > 0.8 || parts.length !== 2) return score;
  return Math.max(score, Math.min(...parts.map((part) => scoreOf(kind, field, part))) - 0.02);
};

/** « Phone 1 - Label »: what kind of number it is, and no number. */
const saysLabel = /\d\s*[-–:]\s*(?:label|type|libell[ée])\s*$/iu;

/** « Mail 2 », « 2ème vœu », « Second choix »: what comes after another of its kind. */
export const isFurther = (header: string): boolean =>
  /(?:^|[^\d])[2-9]$/.test(header.trim()) ||
  /(?:^| )(?:[2-9] ?(?:e|eme|nd|nde)|deuxieme|troisieme|second|seconde|secondaire)(?: |$)/.test(
    fold(header),
  );

/** « (Ne pas modifier) Compte »: what a program finds a row again by. */
const isProgrammes = (header: string): boolean =>
  /^\((?:ne pas modifier|do not modify)\)/i.test(header);

/** Longer questions than this are texts, and would be looked through for each field. */
const titleMost = 1000;

type Meanings = readonly { field: ImportField; score: number }[];

const meaningsOf = (kind: ImportKind, header: string): Meanings => {
  const part = header.length > titleMost ? null : partOf(kind, header);
  return (
    (
      header.length > titleMost || saysLabel.test(header) || isProgrammes(header)
        ? []
        : importFields[kind]
    )
      .map((field) => ({ field: field.field, score: headerScore(kind, field, part ?? header) }))
      // « Mail 2 » comes after « Mail perso ».
      .map(({ field, score }) => ({ field, score: isFurther(header) ? score - 0.05 : score }))
      // « Nom MA » is a tutor's, after that of who answers for the company.
      .map(({ field, score }) => ({
        field,
        score:
          kind === 'companies' && (ofContact.has(field) || field === 'contact') && isOfTutor(header)
            ? Math.min(score, 0.83)
            : score,
      }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
  );
};

/** So many titles are kept; each step of reading a sheet asks for the same. */
const keptMost = 2000;
const kept: Record<ImportKind, Map<string, Meanings>> = {
  candidates: new Map(),
  companies: new Map(),
};

/** The fields that a header may mean, each with how much it says so; the best first. */
export const fieldsOfHeader = (kind: ImportKind, header: string): Meanings => {
  const known = kept[kind].get(header);
  if (known) return known;
  const found = meaningsOf(kind, header);
  if (kept[kind].size >= keptMost) kept[kind].clear();
  kept[kind].set(header, found);
  return found;
};
