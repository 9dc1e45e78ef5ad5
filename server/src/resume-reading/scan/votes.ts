import type { Names } from './doubts/doubtful-addresses.ts';
import type { Word } from './recogniser.ts';
import { mailHost } from './doubts/usual-hosts.ts';
import { writtenAs } from './word-lines.ts';

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;
const number = /(?<![\d+])(?:\+\s?33\s?(?:\(0\)\s?)?|0)[1-9](?:[ .–-]?\d){8}(?!\d)/g;

const hosted = /@((?:[\w-]+\.)+[a-z]{2,})(?![\w.-])/gi;

/** What the looks at one line of contact data agree on. */
interface Said {
  emails: string;
  phones: string;
  /** Where its only address is, as it was read: a rest of one tells that, too. */
  host: string;
}

const saidIn = (words: readonly Word[], { mend }: Names): Said => {
  const written = writtenAs(words);
  const text = mend(written);
  const hosts = Array.from(written.matchAll(hosted), ([, host = '']) => host.toLowerCase());
  return {
    host: hosts.length === 1 ? (hosts[0] ?? '') : '',
    emails: (text.match(address) ?? []).join(' ').toLowerCase(),
    phones: (text.match(number) ?? []).map((one) => one.replaceAll(/\D/g, '').slice(-9)).join(' '),
  };
};

/** Of an address without any sign one may have been lost: « cvauquelin » where « c.vauquelin » is printed. */
const mayLackSign = (email: string): boolean => /^[a-z]+\d*@/.test(email);

/** Whether looks at a line read the same addresses and numbers in it, and nothing of them is doubtful. */
export const areAgreed = (one: readonly Word[], other: readonly Word[], names: Names): boolean => {
  const [said, again] = [saidIn(one, names), saidIn(other, names)];
  const isWhole = !mayLackSign(said.emails) || !names.isNamed(said.emails);
  return isWhole && said.emails === again.emails && said.phones === again.phones;
};

const majority = (values: readonly string[]): string | null =>
  values.find((value, index) => values.indexOf(value) !== index) ?? null;

const withoutSigns = (email: string): string => email.replaceAll(/[._-]/g, '');
const localOf = (email: string): string => email.split('@')[0] ?? '';
const signsOf = (email: string): number => email.length - withoutSigns(email).length;
const isSameBut = (one: string, other: string): boolean =>
  withoutSigns(localOf(one)) === withoutSigns(localOf(other));
const digitsOf = (email: string): string => email.replaceAll(/\D/g, '');

/**
 * The address that was most likely printed: made of the name, its digits read alike by two looks; of such that differ in signs
 * alone the one with the most, as signs are lost, but not made. Otherwise what two looks have.
 */
const emailOf = (emails: readonly string[], { isNamed }: Names): string | null => {
  const counted = emails.map(digitsOf);
  const isCounted = (email: string): boolean =>
    digitsOf(email) === '' || counted.filter((digits) => digits === digitsOf(email)).length > 1;
  const named = emails.filter((email) => isNamed(email) && isCounted(email));
  if (named.length === 0) return majority(emails);
  const letters = named.map(withoutSigns);
  const only = new Set(letters).size === 1 ? letters[0] : majority(letters);
  const votes = (email: string): number => named.filter((other) => other === email).length;
  const [best = null] = named
    .filter((email) => withoutSigns(email) === only)
    .toSorted((one, other) => signsOf(other) - signsOf(one) || votes(other) - votes(one));
  const isOutdone = named.some(
    (email) => best !== null && isSameBut(email, best) && signsOf(email) > signsOf(best),
  );
  return isOutdone ? null : best;
};

/** An address with the host that most looks read; as it is where most read that one, or none more often. */
const withHost = (email: string, said: readonly Said[]): string => {
  const [local = '', host = ''] = email.split('@');
  const votes = (one: string): number => said.filter((other) => other.host === one).length;
  const isUsual = new RegExp(`^(?:${mailHost})$`).test(host);
  const [most = ''] = said
    .map((one) => one.host)
    .toSorted((one, other) => votes(other) - votes(one));
  return isUsual || most === '' || votes(most) <= Math.max(1, votes(host))
    ? email
    : `${local}@${most}`;
};

/** Whether looks at a line suffice: no address was seen in it, or one is chosen. */
export const areEnough = (looks: readonly (readonly Word[])[], names: Names): boolean =>
  !looks.flat().some(({ text }) => /[@©®æ]/.test(text)) ||
  (emailOf(
    looks.map((words) => saidIn(words, names).emails),
    names,
  ) ?? '') !== '';

/** Signs for « @ », and hosts before which it was not seen. */
const marks = new RegExp(String.raw`[@©®æ]|(?<![\w.-])(?:${mailHost})(?![\w-])`, 'gi');

/** With what an address is known by left out: no rule takes the rest for one. */
const withoutAddresses = (words: readonly Word[]): Word[] =>
  words.map((word) => ({ ...word, text: word.text.replaceAll(marks, ' ') }));

/** « fr » behind « roux@exemple », whose point was not seen. */
const isItsEnd = (word: Word | undefined, part: Word | undefined, email: string): boolean =>
  word !== undefined &&
  part !== undefined &&
  email.endsWith(`.${word.text}`) &&
  !part.text.endsWith(word.text);

/** With the address as it was chosen, whole, in place of how its parts were read; several stay as they are. */
const withAddress = (words: readonly Word[], email: string): readonly Word[] => {
  const at = words.findIndex((word) => writtenAs([word]).includes('@'));
  if (at < 0 || email === '' || email.includes(' ')) return words;
  const isPart = (word: Word, index: number): boolean =>
    (index === at - 1 && /[._-]$/.test(word.text)) ||
    (index === at + 1 && isItsEnd(word, words[at], email));
  return words.flatMap((word, index) =>
    isPart(word, index) ? [] : [index === at ? { ...word, text: email } : word],
  );
};

const isNumber = ({ text }: Word): boolean => /^[+(]?[\dOoIl.)–-]{2,}$/.test(text);

/** From this on a digit is surely read. */
const sureDigit = 0.9;

/** A number that one look surely read, and of which all others have the last eight digits; null where there is none. */
const surePhone = (looks: readonly (readonly Word[])[], said: readonly Said[]): string | null => {
  const [only, ...others] = new Set(said.map(({ phones }) => phones).filter((one) => one !== ''));
  if (only === undefined || others.length > 0 || only.includes(' ')) return null;
  const isSure = looks.some(
    (words, index) =>
      said[index]?.phones === only &&
      words.filter(isNumber).every(({ confidence }) => confidence >= sureDigit),
  );
  const haveRest = looks.every((words) =>
    words
      .map(({ text }) => text.replaceAll(/\D/g, ''))
      .join('')
      .endsWith(only.slice(-8)),
  );
  return isSure && haveRest ? only : null;
};

/**
 * The words of a line as the looks at it have it that read its address and its number as most do; without the address or the
 * number where there is no such look.
 */
export const decided = (looks: readonly (readonly Word[])[], names: Names): readonly Word[] => {
  const said = looks.map((words) => saidIn(words, names));
  const emails = emailOf(
    said.map((one) => one.emails),
    names,
  );
  const agreed = majority(said.map((one) => one.phones));
  const phones = agreed === null || agreed === '' ? (surePhone(looks, said) ?? agreed) : agreed;
  // Larger letters, which the later looks have, are read better.
  const lookOf = (fits: (one: Said) => boolean): readonly Word[] | undefined =>
    looks.findLast((_, index) => fits(said[index] ?? { emails: '', phones: '', host: '' }));
  const hasEmails = (one: Said) => emails === null || one.emails === emails;
  const hasPhones = (one: Said) => phones === null || one.phones === phones;
  const words =
    lookOf((one) => hasEmails(one) && hasPhones(one)) ?? lookOf(hasEmails) ?? looks.at(-1) ?? [];
  const own = saidIn(words, names);
  const isRead = emails !== null && own.emails === emails;
  const mailed = isRead ? withAddress(words, withHost(emails, said)) : withoutAddresses(words);
  if (phones !== null && own.phones === phones) return mailed;
  const numbered =
    phones === null || phones === '' ? [] : (lookOf(hasPhones) ?? []).filter(isNumber);
  return [...mailed.filter((word) => !isNumber(word)), ...numbered];
};
