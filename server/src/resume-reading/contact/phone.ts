import { phone as phoneField } from '@tandem/contract/fields/fields';
import { fold } from '@tandem/matching/text/fold';
import type { Found } from './email.ts';
import { withCarried } from './carried-numbers.ts';
import { bearsName, isOfSomebodyElse, isUnderSomebodyElse, saysSomebodyElse } from './names.ts';
import type { ResumeLine } from '../lines/lines.ts';
import { isAbout, type Section } from '../lines/sections.ts';
import { isBesideAddress, openStanding } from './standing.ts';

/** No resume says more numbers, and to judge one costs more than all else that is done with a line. */
const mostNumbers = 200;

/** Digits that stand together, and what parts them from the digits before. */
interface Group {
  digits: string;
  separator: string;
  at: number;
}

/**
 * Signs of all sorts between digits as points, and what says of a 0 that it is left out from abroad.
 */
const tidied = (text: string): string =>
  text
    // « o6 12 34 56 78 »: a letter was typed for the first zero.
    .replace(/(?<![\p{L}\d])o(?=[67](?:[ .-]?\d\d){4}(?![\p{L}\d]))/giu, '0')
    // Set wide, a number comes sign by sign.
    .replace(/(?<![\d+(] {0,3})(?:[+()\d] {1,3}){9,}\d(?! {0,3}\d)/g, (wide) =>
      wide.replaceAll(' ', ''),
    )
    .replace(/\(\s*\+\s*(\d{1,3})\s*\)/g, '+$1 ')
    // Twelve digits are no number of here: of « 0033 » recognition keeps one 0.
    .replace(
      /(?<!\d ?)0 ?3 ?3 ?([67](?: ?\d){8})(?! ?\d)/g,
      (_, rest: string) => `+33${rest.replaceAll(' ', '')}`,
    )
    // In a picture « (+ » is lost beside an icon.
    .replace(/(?<![\d+(] ?)\(?33\) ?(?=[1-9])/g, '+33 ')
    .replace(/(?<=\d)\t(?=[/.-] ?\d)/g, ' ')
    .replace(/(\+ ?33|00 ?33)[ .]*\(\s*0\s*\)/g, '$1 ')
    .replace(/\(\s*0\s*\) ?(?=[1-9])/g, '0')
    .replace(/\(\s*(0[1-9])\s*\) ?(?=\d)/g, '$1 ')
    .replace(/(?<=\d) ?[·•∙⋅・‧_|,:] ?(?=\d)/g, '.')
    .replace(/[‐‑‒−]/g, '-')
    .replace(/(?<=[\d+]) {2,}(?=\d)/g, ' ');

const groupsIn = (text: string): Group[] => {
  let end = 0;
  return Array.from(text.matchAll(/\d+/g), ({ 0: digits, index }) => {
    const separator = text.slice(end, index);
    end = index + digits.length;
    return { digits, separator, at: index };
  });
};

/** How many digits the groups of a French number have, from its 0 on; other shapes are dates, SIRET, amounts. */
const shapes = new Set([
  '10',
  '1333',
  '22222',
  '4222',
  '433',
  '2332',
  '244',
  '28',
  '46',
  '334',
  '2224',
  '2242',
  '2422',
  '424',
  '442',
]);
/** The same after « +33 », where the 0 is left out or stands in brackets. */
const shortShapes = new Set([
  '9',
  '12222',
  '333',
  '3222',
  '1332',
  '144',
  '18',
  '36',
  '234',
  '324',
  '1224',
  '1242',
]);

const partsNumbers = /^ ?[ ./–-]? ?$/;

/** « . » and « . » part alike, « / » and « – » do not. */
const isAlike = (one: string, other: string): boolean => one.trim() === other.trim();

/** The digits of so many groups from `start` on, when one kind of separator parts them and they have a number's shape. */
const numberFrom = (
  groups: readonly Group[],
  start: number,
  length: number,
  allowed: ReadonlySet<string>,
): string | null => {
  let [digits, shape] = ['', ''];
  const within = groups[start + 1]?.separator ?? '';
  for (let at = start; at < groups.length && digits.length < length; at += 1) {
    const group = groups[at];
    if (!group) break;
    const isJoined = partsNumbers.test(group.separator) && isAlike(group.separator, within);
    if (at > start && !isJoined) return null;
    digits += group.digits;
    shape += group.digits.length;
  }
  return digits.length === length && allowed.has(shape) ? digits : null;
};

/** Overseas, numbers as they are dialled at home keep their own country codes abroad (plan de numérotation de l’Arcep). */
const overseas: readonly (readonly [start: RegExp, country: string])[] = [
  [/^0(?:690|691|590)/, '+590'],
  [/^0(?:694|594)/, '+594'],
  [/^0(?:696|697|596)/, '+596'],
  [/^0(?:692|693|262|263)/, '+262'],
  [/^0639(?!98)[0-9]/, '+262'],
];

const international = (national: string): string => {
  const country = overseas.find(([start]) => start.test(national))?.[1];
  return country ? country + national.slice(1) : national;
};

const toE164 = (typed: string): string | null => phoneField.safeParse(typed).data ?? null;

/** « 0478 51 62 94 » is a mobile of Belgium, where the address beside it is, and else a landline of Lyon. */
const asBelgian = (typed: string): string =>
  /^04[5-9]\d{7}$/.test(typed) ? `+32${typed.slice(1)}` : typed;

/** The postal code of a town that is named right after it, behind a number. */
const postalCodeBehind = /(?<=\d)[ .()/–-]+\d{5}$/;

/**
 * What « + » or « 00 » and a country code begin. Whose town follows has its postal code left out first: with it, a number
 * may be another's.
 */
const foreignFrom = (text: string, group: Group): string[] => {
  const before = text.slice(Math.max(0, group.at - 1), group.at);
  if (before !== '+' && !group.digits.startsWith('00')) return [];
  const following = text.slice(group.at);
  const rest = /^[\d .()/–-]{8,30}(?![\p{L}\d])/u.exec(following)?.[0] ?? '';
  const isTown = /^ ?\p{Lu}/u.test(following.slice(rest.trimEnd().length));
  const ways = isTown ? [rest.trimEnd().replace(postalCodeBehind, ''), rest] : [rest];
  return ways.map(
    (way) => `${before === '+' ? '+' : ''}${way.replace(/\(0\)/, '').replace(/[^\d]/g, '')}`,
  );
};

/** What may be a number, as it would be dialled, and where it starts. */
interface Candidate {
  typed: string;
  at: number;
}

const candidatesIn = (text: string): Candidate[] => {
  const groups = groupsIn(text);
  const found: Candidate[] = [];
  for (const [start, group] of groups.entries()) {
    const isPrefix =
      group.digits === '0033' ||
      (group.digits === '33' && (text[group.at - 1] === '+' || groups[start - 1]?.digits === '00'));
    const hasZero = groups[start + 1]?.digits === '0';
    const glued = /^(?:\+|00)33([1-9]\d{8})$/.exec(
      `${text[group.at - 1] === '+' ? '+' : ''}${group.digits}`,
    )?.[1];
    const national = isPrefix
      ? (numberFrom(groups, start + (hasZero ? 2 : 1), 9, shortShapes) ??
        numberFrom(groups, start + 1, 10, shapes)?.slice(1))
      : glued;
    const domestic = group.digits.startsWith('0') ? numberFrom(groups, start, 10, shapes) : null;
    const french = national ? `0${national}` : domestic;
    const typed = french ? [international(french)] : foreignFrom(text, group);
    for (const one of typed) found.push({ typed: one, at: group.at });
  }
  return found;
};

const isMobile = (number: string): boolean => /^\+33[67]|^\+(?:590|594|596|262)6/.test(number);

const ownLabel =
  /(?<![a-z])(?:tel|telephone|port|portable|mobile|phone|gsm|cell|numero de telephone)(?![a-z])/;
const otherLabel =
  /(?<![a-z])(?:fax|telecopie|siret|siren|urssaf|securite sociale|nir|iban|rcs|tva|(?:n|no|numero)\W{0,2}(?: ?(?:de |d'))?(?:candidate?|dossier|ine|etudiante?|eleve|client|identifiant|licence|parcoursup))\W{0,12}$/;

/** « 06 12 34 56 78 (père) »: what stands in brackets right after a number says whose it is. */
const isNotedAsOthers = (from: string): boolean =>
  saysSomebodyElse(/^[\d .()+/-]{9,24}?\(([\p{L}’' .-]{2,30})\)/u.exec(from)?.[1] ?? '');

const worthOf = (number: string, line: ResumeLine): number =>
  (ownLabel.test(line.key) ? 2 : 0) +
  (line.text.includes('@') ? 1 : 0) +
  (isMobile(number) ? 1.5 : 0);

/**
 * The person's own number in E.164: that of the head of the resume before any other, a mobile before a landline, never
 * one of a reference, a fax or a SIRET.
 */
export const readPhone = (
  sections: readonly Section[],
  { name = [], email = null }: { name?: readonly string[]; email?: string | null } = {},
): Found<string> | null => {
  let best: (Found<string> & { worth: number }) | null = null;
  let judged = 0;
  const standing = openStanding(sections);
  const ownAddress = email !== null && bearsName(email, name) ? email.toLowerCase() : null;
  const isBelgian = email?.endsWith('.be') === true;
  for (const section of sections) {
    const isOfReferences = isAbout(section, 'references');
    for (const [index, line] of section.lines.entries()) {
      if (isOfReferences && !(ownAddress !== null && line.key.includes(ownAddress))) continue;
      const text = tidied(withCarried(line, section.lines[index + 1]));
      for (const { typed, at } of candidatesIn(text).slice(0, mostNumbers - judged)) {
        judged += 1;
        const number = toE164(isBelgian ? asBelgian(typed) : typed);
        if (number === null) continue;
        const before = fold(text.slice(0, at));
        if (otherLabel.test(before) || isOfSomebodyElse(before, name)) continue;
        if (isNotedAsOthers(text.slice(at))) continue;
        if (isUnderSomebodyElse(section.lines, index, name)) continue;
        const near = [section.lines[index - 1], section.lines[index + 1]];
        const isBeside = ownAddress !== null && isBesideAddress(line, near, ownAddress);
        const place = standing(section, line);
        const value = (isBeside ? Math.max(place, 0) : place) + worthOf(number, line);
        if (value > (best?.worth ?? -1)) best = { value: number, line, worth: value };
      }
    }
  }
  return best && { value: best.value, line: best.line };
};
