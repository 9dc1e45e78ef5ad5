import { isFirstName } from '../columns/first-names.ts';
import { fold, squeezed } from '../fold.ts';
import { withoutRelative } from './relatives.ts';

/** What a line of a list begins with: « - », « 1. ». */
const bullet = /^ ?(?:[•*·▪‣◦~–—-]+|\d{1,3}[.)]) (?=\p{L})/u;
export const withoutBullet = (text: string): string => text.replace(bullet, '');

/** Without pictures, and without what a line of a list begins with: « - », « 1. ». */
const spaced = (text: string): string =>
  text
    .replaceAll(/\p{Cf}|\uFE0F|(?![©®])\p{Extended_Pictographic}/gu, '')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replace(bullet, '')
    .trim();

/** « Contact : M. Roux »: whom it says to ask for, and no part of a name. */
const asked =
  /^(?:contact|responsable|interlocut(?:eur|rice)|dirigeante?|g[ée]rante?|tut(?:eur|rice)|rh)\s*:\s*(?=\p{L})/iu;

const civility =
  /^(?:m|mr|mrs|ms|mme|mlle|melle|monsieur|madame|mademoiselle|dr|me|m et mme)\.?\s+(?=\p{L})/iu;

export const withoutCivility = (name: string): string => {
  const told = spaced(name).replace(asked, '');
  const bare = told.replace(civility, '');
  return bare === '' ? told : bare;
};

/** « DURAND née ROUX Léa » and « ROUX épouse DURAND Léa » go by Durand. */
export const withoutBirthName = (name: string): string => {
  const bare = spaced(name)
    // « DURAND Léa (Née le 03/05/2006) » says when, too.
    .replace(/[\s,–-]*\(?\s*n[ée](?:e|\(e\)|[.·]e)?\s+le\s+\d[\d/. -]*\)?$/iu, '')
    .replace(/(?<![\s,–-])[\s,–-]+\(?\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)?\d\d\)?$/u, '')
    .replace(/\s+\(?n[ée]e\s+(?:\p{Lu}[\p{Lu}'’-]+\)?(?:\s+|$))+/u, ' ')
    .replace(/\s+\(?n[ée]e\s+[\p{L}'’-]+\)?$/iu, '')
    .trim();
  const married =
    /^\p{Lu}[\p{Lu}'’ -]+\s+(?:[ée]pouse|[ée]p\.?)\s+(\p{Lu}[\p{Lu}'’-]+(?:\s+\p{L}.*)?)$/u.exec(
      bare,
    );
  return married?.[1] ?? bare;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** « d'arc » begins with a particle, « o'brien » does not. */
const afterApostrophe = (word: string, isFirst: boolean): string =>
  word.replace(/^(d|l|o|n|m)(['’])(\p{L}.*)$/u, (_, letter: string, sign: string, rest: string) => {
    const particle = letter === 'd' || (letter === 'l' && !isFirst);
    return `${particle && letter === 'd' ? letter : letter.toUpperCase()}${sign}${capital(rest)}`;
  });

/** Particles that are written small before the name that they belong to. */
const particles = new Set(['de', 'du', 'des']);

/** « Van den Berg », « Von der Leyen »: within a name and not at its start. */
const inner = new Set(['den', 'der', 'het', 'ten']);

const wellWritten = (word: string, index: number, count: number): string => {
  const small = word.toLowerCase();
  if (particles.has(small) && index < count - 1) return small;
  if (inner.has(small) && index > 0 && index < count - 1) return small;
  return small
    .split('-')
    .map((part) => afterApostrophe(part, index === 0))
    .map((part) => (/^d['’]/.test(part) ? part : capital(part)))
    .join('-');
};

const isAllOneCase = (name: string): boolean =>
  /\p{L}{2}/u.test(name) && (name === name.toUpperCase() || name === name.toLowerCase());

export const isCapitals = (word: string): boolean =>
  /\p{Lu}{2}/u.test(word) && word === word.toUpperCase();

const capitalsOnce = (name: string): string => {
  const bare = spaced(name);
  const words = bare.split(' ');
  // « Marc DURAND » is mixed by who wrote it, « McDonald » by its owner.
  const mixed =
    words.some((word) => isCapitals(word)) &&
    words.every(
      (word) => isCapitals(word) || /^\p{Lu}?[^\p{Lu}]*(?:-\p{Lu}[^\p{Lu}]*)*$/u.test(word),
    );
  if (mixed && !isAllOneCase(bare))
    return words
      .map((word, index) => (isCapitals(word) ? wellWritten(word, index, words.length) : word))
      .join(' ');
  if (!isAllOneCase(bare)) return bare;
  return words.map((word, index) => wellWritten(word, index, words.length)).join(' ');
};

/** A name of a person with its capitals put right: « DE LA TOUR » → « de La Tour ». What mixes both is left as it is. */
export const properCapitals = (name: string): string => {
  // « dupont DE » has two cases at first and one then, which is put right as well.
  const once = capitalsOnce(name);
  return once === name ? once : capitalsOnce(once);
};

export type NameOrder = 'first-last' | 'last-first';

const byCapitals = (words: readonly string[]): [first: string, last: string] | null => {
  const capitals = words.map(isCapitals);
  const count = capitals.filter(Boolean).length;
  if (count === 0 || count === words.length) return null;
  // « Jean de LA TOUR »: what links the capitals belongs to them.
  const last = words.filter((word, at) => {
    if (capitals[at] === true) return true;
    return /^(?:de|du|des|d['’]|la|le|van|von|der|den|ben|el|al|da|dos|di)$/i.test(word);
  });
  const first = words.filter((word) => !last.includes(word));
  return first.length === 0 ? null : [first.join(' '), last.join(' ')];
};

const familyParticles =
  /^(?:de|du|des|d['’].*|la|le|van|von|der|den|ben|bin|el|al|da|dos|di|saint|st|a[iï]t|ould)$/i;

/** Where « AIT AHMED KENZA » falls apart, as « aitahmed.kenza@… » has it; -1 where the address does not say. */
const cutByAddress = (words: readonly string[], email: string): number => {
  const local = email.slice(0, Math.max(0, email.indexOf('@'))).replaceAll(/[\d_'’-]/g, '');
  const parts = local
    .toLowerCase()
    .split('.')
    .filter((part) => part !== '');
  if (parts.length !== 2) return -1;
  const asOne = (some: readonly string[]): string => squeezed(fold(some.join(' ')));
  return words.findIndex(
    (_, at) =>
      at > 0 && [words.slice(0, at), words.slice(at)].every((half) => parts.includes(asOne(half))),
  );
};

/** « Durand Léa » or « Léa Durand » in the order told; what leads a family name stays with it. */
const byOrder = (
  words: readonly string[],
  order: NameOrder,
  email: string,
): [first: string, last: string] => {
  if (words.length === 1) return ['', words[0] ?? ''];
  const told = cutByAddress(words, email);
  if (told > 0) {
    const halves = [words.slice(0, told).join(' '), words.slice(told).join(' ')] as const;
    return order === 'first-last' ? [halves[0], halves[1]] : [halves[1], halves[0]];
  }
  if (order === 'first-last') return [words[0] ?? '', words.slice(1).join(' ')];
  let end = 1;
  while (end < words.length - 1 && familyParticles.test(words[end - 1] ?? '')) end += 1;
  // « Martin Dupont Léa »: the first names begin with the first word that is one.
  const known = words.findIndex((word, at) => at >= end && isFirstName(word));
  const cut = known > 0 ? known : end;
  return [words.slice(cut).join(' '), words.slice(0, cut).join(' ')];
};

/** A full name as first and last name: by comma, by capitals, else by the address beside it or in the order that the column has. */
export const splitFullName = (
  name: string,
  order: NameOrder,
  email = '',
): { first: string; last: string } => {
  const bare = withoutBirthName(withoutCivility(withoutRelative(name)));
  const [before, after, more] = bare.split(/\s*[,;]\s*/);
  if (after !== undefined && after !== '' && more === undefined && before)
    return { first: withoutCivility(after), last: before };
  // « Bonnet - Louise »: both parts, as a title « Nom - Prénom » has them.
  const [one, other, third] = bare.split(/\s+[-–—/|]\s+/);
  const areParts = one !== undefined && third === undefined && byCapitals(one.split(' ')) === null;
  if (areParts && other && order === 'last-first') return { first: other, last: one };
  const words = bare.split(/\s+/);
  const [first, last] = byCapitals(words) ?? byOrder(words, order, email);
  return { first, last };
};

const firstThenLast = (name: string, order: NameOrder): string => {
  const { first, last } = splitFullName(name, order);
  return [first, last].filter((part) => part !== '').join(' ');
};

/** What a place at a company is called where nobody is named: « Service RH ». */
const offices =
  /^(?:services?|accueil|direction|secr[ée]tariat|standard|magasin|bureau|p[ôo]le|rh|ressources humaines)(?:\s|$)/iu;
export const isOffice = (contact: string): boolean => offices.test(spaced(contact));

/** What a remark beside a contact says: what they do, or that one is to ask for them. */
const remarksOf =
  /(?<!\s)\s*\([^)]{0,300}\)|^(?:voir|vu|demander|contacter|appeler|rappeler)(?:\s+(?:avec|[àa]))?\s+/giu;

const several = /\s+(?:et|&|\/|\+)\s+/iu;

/** Whether the names of one row are those of two people: « DURAND Léa et DURAND Noé », and not « Roux / Petit Léa ». */
export const isOfTwo = (name: string): boolean => {
  const parts = spaced(name).split(several);
  return (
    parts.length > 1 &&
    (/\s(?:et|&)\s/i.test(spaced(name)) || parts.every((part) => part.includes(' ')))
  );
};

/** Of names that are two people’s those of the first, where they are whole. */
export const firstOfTwo = (name: string): string => {
  const [first = ''] = spaced(name).split(several);
  return isOfTwo(name) && first.includes(' ') ? first : name;
};

/** « Paul ROC et Anne LIS » are two people, « M. et Mme ROC » share a name. */
export const contactOf = (told: string, order: NameOrder): string => {
  if (isOffice(told)) return spaced(told);
  const bare = spaced(told.replaceAll(remarksOf, ' '));
  const written = bare === '' ? told : bare;
  const people = written.split(several);
  const areWhole = people.every(
    (one) => withoutCivility(one).includes(' ') || civility.test(spaced(one)),
  );
  return areWhole
    ? people.map((one) => firstThenLast(one, order)).join(' et ')
    : firstThenLast(written, order);
};
