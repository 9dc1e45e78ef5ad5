import { fold } from '@tandem/matching/text/fold';
import type { ResumeLine } from '../lines/lines.ts';
import { isProvider, ownerOf } from '../lines/mail-hosts.ts';
import { bearsName, isOrganisations, isPublicBody } from './names.ts';

const address =
  /(?<![a-z0-9._%+-])[a-z0-9][a-z0-9._%+-]{0,63}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})/g;

/** How many lines before and after an address may belong to it. */
const blockReach = 2;
/** Lines of one block are at most so many times their size apart. */
const blockGap = 2.2;
const leastNamed = 0.6;

/** Whether a line names the firm whose host it is: « CFA Horizon » and « cfa-horizon ». */
const namesFirm = (key: string, host: string): boolean => {
  const owner = host.replace(/[^a-z0-9]/g, '');
  const words = new Set(key.split(/[^a-z0-9]+/).filter((word) => word.length > 2));
  const named = [...words].filter((word) => owner.includes(word));
  return named.reduce((sum, word) => sum + word.length, 0) >= leastNamed * owner.length;
};

/** A school's own addresses are its pupils', too. */
const schools =
  /(?<![a-z])(?:etu|etud|etudiants?|students?|edu|eleves?|univ|ac|u)(?![a-z])|univ|ecole|lycee/;

/** Whether it is written to as long as somebody studies there. */
export const isOfSchool = (email: string): boolean => schools.test(fold(email.split('@')[1] ?? ''));

/**
 * Whether an address on `line` that bears no name of one's own is a firm's, on whose paper or in whose words the resume is: a line
 * beside it names the host, or its own line says whose name it is made of.
 */
export const isOfAFirm = (
  email: string,
  line: ResumeLine,
  lines: readonly ResumeLine[],
  name: readonly string[],
): boolean => {
  const [local = '', host = ''] = fold(email).split('@');
  const owner = ownerOf(host);
  if (isProvider(owner) || schools.test(host) || bearsName(email, name)) return false;
  const parts = local.split(/[._-]/).filter((part) => part.length > 2);
  const isMadeOf = ({ key }: ResumeLine): boolean => {
    const words = key.replaceAll(fold(email), ' ').split(/[^a-z]+/);
    return parts.length > 1 && parts.every((part) => words.includes(part));
  };
  return (
    (name.length > 0 && isMadeOf(line)) ||
    [line, ...lines].some(({ key }) => namesFirm(key.replaceAll(/\S*@\S*|www\S*/g, ' '), owner))
  );
};

const bearsAny = (key: string, name: readonly string[]): boolean =>
  [...key.matchAll(address)].some(([email]) => bearsName(email, name));

const isPersons = ({ key }: ResumeLine, own: string | null, name: readonly string[]): boolean =>
  (own !== null && key.includes(own.toLowerCase())) ||
  name.some((word) => key.split(/[^a-z]+/).includes(word));

/** A letterhead stands within so many lines, and has so many under its name. */
const letterhead = { top: 4, lines: 3 };

/** What a letterhead says under the name of a school: how it is reached; a mobile may be a person's. */
const isReach = (key: string): boolean =>
  /@|www|(?:\d\D?){9}\d|(?<!\d)\d{5}(?!\d) ?[a-z]/.test(key) &&
  !/(?<!\d)0[67](?:\D?\d){8}/.test(key);

/** Lines under the name of a school that head the page, up to the first that names the person. */
export const linesOfLetterhead = (
  lines: readonly ResumeLine[],
  name: readonly string[],
): ResumeLine[] => {
  const at = lines.slice(0, letterhead.top).findIndex(({ key }) => isPublicBody(key));
  // A school that says on its own line how it is reached has no more to say.
  if (at < 0 || isOrganisations(lines[at]?.key ?? '')) return [];
  if (lines.slice(0, at + 1).some((line) => isPersons(line, null, name))) return [];
  const under = lines.slice(at + 1, at + 1 + letterhead.lines);
  const end = under.findIndex(
    (line) => isPersons(line, null, name) || bearsAny(line.key, name) || !isReach(line.key),
  );
  return under.slice(0, end < 0 ? under.length : end);
};

/**
 * Lines of another's letterhead, foot or reference: those with an address that is not the person's, and those beside one
 * that name whose host it is. Their numbers and towns are not the person's either. Where no address is the person's, those of
 * providers may be.
 */
export const linesOfStrangers = (
  lines: readonly ResumeLine[],
  own: string | null,
  name: readonly string[],
): ReadonlySet<ResumeLine> => {
  const strangers = new Set<ResumeLine>();
  for (const [index, line] of lines.entries()) {
    const found = [...line.key.matchAll(address)];
    const isOwn = found.some(([email, host = '']) =>
      own === null
        ? bearsName(email, name) || isProvider(ownerOf(host))
        : email === own.toLowerCase() || bearsName(email, name),
    );
    if (found.length === 0 || isOwn) continue;
    strangers.add(line);
    const firms = found.map(([, host = '']) => ownerOf(host)).filter((one) => !isProvider(one));
    for (let at = index - blockReach; at <= index + blockReach; at += 1) {
      const near = lines[at];
      if (near?.page !== line.page || Math.abs(near.y - line.y) > blockReach * blockGap * line.size)
        continue;
      if (!firms.some((firm) => namesFirm(near.key, firm))) continue;
      // What stands between a firm's name and its address is the firm's: a street, a number.
      const between = lines.slice(Math.min(at, index), Math.max(at, index) + 1);
      for (const one of between) if (!isPersons(one, own, name)) strangers.add(one);
    }
  }
  return strangers;
};
