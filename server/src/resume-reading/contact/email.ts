import { isEmail } from '@tandem/domain/accounts/email';
import { fold } from '@tandem/matching/text/fold';
import type { ResumeLine } from '../lines/lines.ts';
import { isProvider, ownerOf } from '../lines/mail-hosts.ts';
import { isAbout, type Section } from '../lines/sections.ts';
import {
  bearsName,
  isOfSomebodyElse,
  isUnderSomebodyElse,
  isRelatives,
  namesBorne,
} from './names.ts';
import { isOfAFirm, isOfSchool } from './strangers.ts';
import { endings, tightened } from './spaced-address.ts';
import { openStanding } from './standing.ts';

export interface Found<Value> {
  value: Value;
  line: ResumeLine;
}

const localPart = '[a-z0-9][a-z0-9._%+-]{0,63}';
const domain = '[a-z0-9](?:[a-z0-9-]{0,62})(?:\\.[a-z0-9-]{1,63}){0,5}';

// A letter with an accent before it would leave half an address.
const address = new RegExp(`(?<![\\p{L}\\d._%+-])(${localPart}) ?@ ?(${domain})`, 'giu');

const commonEndings = new Set(
  'fr com net org eu io be ch ca de uk es it pt lu re gp mq nc pf edu info pro me app dev tech online email name school paris bzh'.split(
    ' ',
  ),
);

/** « exemple.comToulouse », « exemple.fr06 12 »: what was set right after an address. */
const glued = new RegExp(`(?<=\\.(?:${endings}))(?:\\p{Lu}\\p{Ll}|\\d\\d).*$`, 'u');

const endingOf = (host: string): string => host.slice(host.lastIndexOf('.') + 1).toLowerCase();

const isWholeHost = (host: string): boolean =>
  host.includes('.') && commonEndings.has(endingOf(host));

/** A line of a narrow column that is one word, as an address that was broken leaves it. */
const continuation = /^[a-z0-9.-]{1,40}$/i;

/** The rest of a host on the next line, or in its last cell or before a sign where the line before ends amid a word. */
const restIn = ({ text }: ResumeLine, host: string): string | null => {
  if (continuation.test(text)) return text;
  if (!host.endsWith('-')) return null;
  const ends = [text.split('\t').at(-1) ?? '', text.split(/ ?[|•·,;]| [–—-] /, 1)[0] ?? ''];
  return ends.find((end) => /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(end)) ?? null;
};

/** The host, with what a narrow column carried over to the next line. */
const wholeHost = (host: string, isAtEnd: boolean, next: ResumeLine | undefined): string => {
  const rest = next && isAtEnd ? restIn(next, host) : null;
  // What ends with a sign is but half of a host.
  if (rest === null)
    return isAtEnd && /[.-]$/.test(host) && !isWholeHost(host.slice(0, -1)) ? '' : host;
  const joined = host + rest;
  if (!/\.[a-z]{2,}$/i.test(joined)) return host;
  const goesOn = !isWholeHost(host) || (host.endsWith('.co') && rest === 'm');
  const startsAnew = /^\d{5}$|^www\./.test(rest) || (host.includes('.') && /[A-Z]/.test(rest));
  return goesOn && !startsAnew ? joined : host;
};

/** A line that is one word with a sign or a digit in it, as no label is. */
const isSigned = (text: string): boolean =>
  /^[a-z0-9]+(?:[._-][a-z0-9]+)+$|^[a-z]+\d+$/i.test(text);

/**
 * The start of an address that a narrow column left on the line before: « prenom.nom- », « prenom. »; where it was cut
 * amid a word, the name tells.
 */
const carriedLocal = (
  before: ResumeLine | undefined,
  local: string,
  { name, isFirst }: { name: readonly string[]; isFirst: boolean },
): string => {
  // « lea-<tab>Assistante »: of a line that two columns share, the first may go on.
  const first = /^([a-z0-9._%+-]{1,40}[._-])\t/i.exec(before?.text ?? '')?.[1];
  if (first && bearsName(first, name)) return first;
  const word = /(?:^|[\s:])([a-z0-9._%+-]{2,40})$/i.exec(before?.text ?? '')?.[1];
  if (!before || !word || !/[a-z]/i.test(word)) return '';
  // In another cell than the first only what is of the name goes on.
  if (!isFirst) return /[._-]$/.test(word) && bearsName(word, name) ? word : '';
  // « Dynamique et souriante. » beside an address that lacks nothing ends a sentence.
  const isSentence = /\p{L}{2} $/u.test(before.text.slice(0, -word.length));
  if (word.endsWith('.') && isSentence && name.length > 0 && !bearsName(word, name)) return '';
  const isCut = isSigned(before.text) && bearsName(word, name) && !bearsName(local, name);
  return /[._-]$/.test(word) || isCut ? word : '';
};

/** « git@exemple.com:anna/cv.git » is where a program is kept. */
const withoutRemotes = (text: string): string =>
  text.replace(/(?<![\w.+-])(?:git|hg|svn)@[\w.-]+[:/]\S*/gi, (remote) =>
    ' '.repeat(remote.length),
  );

const emailsIn = (
  text: string,
  before: ResumeLine | undefined,
  next: ResumeLine | undefined,
  name: readonly string[],
): string[] =>
  Array.from(withoutRemotes(text).matchAll(address), (match) => {
    const [whole, local = '', written = ''] = match;
    const host = written.replace(glued, '');
    const tail = text.slice(match.index + whole.length);
    const isCut = tail === '.' && next !== undefined && continuation.test(next.text);
    const end = wholeHost(isCut ? `${host}.` : host, tail === '' || isCut, next).replace(
      /[.-]+$/,
      '',
    );
    const isFirst = match.index === 0;
    const isCell = isFirst || text[match.index - 1] === '\t';
    const carried = isCell ? carriedLocal(before, local, { name, isFirst }) : '';
    return `${carried}${local}@${end}`;
  }).filter(isEmail);

/** « prenom.nom@ » at a line's end, its host on the next lines; or « @exemple.fr » under its local part. */
const brokenAtSign = (
  [before, line, next, afterNext]: readonly [
    ResumeLine | undefined,
    ResumeLine,
    ResumeLine | undefined,
    ResumeLine | undefined,
  ],
  name: readonly string[],
): string[] => {
  const text = next && /@$|@\s*$/.test(line.text) ? `${line.text.trim()}${next.text}` : null;
  // « @ lea@exemple.fr » under a number is an address of its own.
  const other = next && /^@[^@]*$/.test(next.text) ? `${line.text}${next.text}` : null;
  return Array.from(
    (text ?? other ?? '').matchAll(address),
    ({ 1: local = '', 2: host = '', index }) => {
      const carried = index === 0 ? carriedLocal(before, local, { name, isFirst: true }) : '';
      return `${carried}${local}@${wholeHost(host, true, afterNext)}`;
    },
  ).filter(isEmail);
};

/** Mailboxes of firms, which resumes name as references or former employers. */
const isImpersonal = (email: string): boolean =>
  /^(?:contact|info|accueil|rh|recrutement|secretariat|direction|administration|mairie|hello|bonjour)@/i.test(
    email,
  );

/** How many lines from an address its firm's name may stand. */
const firmReach = 4;

/** What is said of an address of a school or a job: another is written to for longer. */
const forNow =
  /scolaire|academique|etudiant|universitaire|ecole|lycee|professionnelle?(?![a-z])|(?:mail|courriel|mel|adresse) pro(?![a-z])/;

/** « Paul Roux, gérant – 06 … – »: whose number it is, his the address is, where it bears no name of one's own. */
const numberBefore = /\+?\d[\d .()-]{7,20}\d[ ,;|-]{0,4}$/;

const worthOf = (email: string, line: ResumeLine, name: readonly string[]): number => {
  const before = line.key.slice(0, Math.max(0, line.key.indexOf(email.toLowerCase())));
  const borne = namesBorne(email, name);
  return (
    (/mail|courriel|adresse electronique/.test(line.key) ? 1 : 0) +
    (borne > 0 && !isRelatives(email, name) ? 3 : 0) +
    (borne > 0 && borne === name.length ? 0.5 : 0) +
    (isProvider(ownerOf(email.split('@')[1] ?? '')) ? 0.5 : 0) -
    (forNow.test(before) ? 2 : 0) -
    (isOfSchool(email) ? 0.7 : 0) -
    (isImpersonal(email) ? 3 : 0) -
    (isOfSomebodyElse(borne > 0 ? before : before.replace(numberBefore, ''), name) ? 10 : 0)
  );
};

/** What stands under the references may be one's own, where it bears all of one's name. */
const isWholeName = (email: string, name: readonly string[]): boolean =>
  name.length > 1 && namesBorne(email, name) === name.length;

/** « prenom.nom [at] », « prenom.nom [at] exemple [point] » at a line's end. */
const endsInSign = /[([](?:at|a|à|arobase|dot|point)[)\]]\s*$/i;

/** The lines of a section around one of them. */
const near = (lines: readonly ResumeLine[], index: number): readonly ResumeLine[] =>
  lines
    .slice(Math.max(0, index - firmReach), index + 1 + firmReach)
    .filter((line) => line !== lines[index]);

/** Where a resume has only capitals, the address is no other for it. */
const inSmall = (email: string): string => (/\p{Ll}.*@/u.test(email) ? email : email.toLowerCase());

/**
 * The person's own address: that of the head of the resume before any other, one that bears the name before one that does
 * not, never one of a reference.
 */
export const readEmail = (
  sections: readonly Section[],
  name: readonly string[] = [],
): Found<string> | null => {
  let best: (Found<string> & { worth: number }) | null = null;
  const standing = openStanding(sections);
  for (const section of sections) {
    const isOfReferences = isAbout(section, 'references');
    for (const [index, line] of section.lines.entries()) {
      const next = section.lines[index + 1];
      const goesOn = next !== undefined && endsInSign.test(line.text);
      const text = tightened(goesOn ? `${line.text} ${next.text}` : line.text, name);
      // Written apart, a host is no word that names a firm.
      const tight = { ...line, text, key: fold(text) };
      const found = emailsIn(text, section.lines[index - 1], next, name);
      const around = [section.lines[index - 1], line, next, section.lines[index + 2]] as const;
      const whole = found.length > 0 ? found : brokenAtSign(around, name);
      for (const email of whole) {
        if (isOfReferences && !isWholeName(email, name)) continue;
        const isOthers =
          isOfAFirm(email, tight, near(section.lines, index), name) ||
          (!bearsName(email, name) && isUnderSomebodyElse(section.lines, index, name));
        const firm = isOthers ? 10 : 0;
        const value = standing(section, line) + worthOf(email, line, name) - firm;
        if (value > (best?.worth ?? -2)) best = { value: email, line, worth: value };
      }
    }
  }
  return best && { value: inSmall(best.value), line: best.line };
};
