import { fold } from '@tandem/matching/text/fold';

/** What careful people write for « @ », and for the point beside it. */
const writtenAt =
  /\s*[([{<]\s*(?:at|a|à|arobase|arobas|@|chez)\s*[)\]}>]\s*|(?<=[a-z0-9]) AT (?=[a-z0-9])|(?<=[a-z0-9]) arobase (?=[a-z0-9])/gi;
const writtenDot = /\s*[([{]\s*(?:dot|point|\.)\s*[)\]}]\s*| DOT | point (?=[a-z]{2,6}(?![a-z]))/g;

/** Of hosts, parted by « | ». */
export const endings =
  'fr|com|net|org|eu|io|be|ch|ca|de|uk|es|it|pt|lu|re|gp|mq|nc|pf|edu|info|pro|me|app|dev|tech|online|email|name|school|paris|bzh|example';

/** What may stand right before an address and is none of it. */
const labels =
  /^(?:e|mail|mel|email|courriel|tel|mobile|port|portable|contact|adresse|messagerie)$/;

const isOfName = (word: string, name: readonly string[]): boolean => {
  const folded = fold(word);
  return name.some((one) => one === folded || (folded.length === 1 && one.startsWith(folded)));
};

const isSmallName = (word: string, name: readonly string[]): boolean =>
  word === word.toLowerCase() && name.includes(fold(word));

/** The local part with white around its signs, put together from its last word on. */
const tightLocal = (before: string, isSpaced: boolean, name: readonly string[]): string => {
  let rest = before;
  // Whether white stands around the signs of what follows the first word, too.
  const isWide = / [._-]|[._-] /.test(before.trim().replace(/^(?:.*[\t|•·;])?\s*\S+\s+/, ''));
  let local = '';
  for (let count = 0; count < 6; count += 1) {
    const word = /[a-z0-9%+._-]+$/i.exec(rest)?.[0] ?? '';
    if (word === '') break;
    local = word + local;
    rest = rest.slice(0, rest.length - word.length);
    const startsWithSign = /^[._-]/.test(local);
    const [white, previous] = /([\p{L}0-9%+._-]*)(\s+)$/u.exec(rest)?.slice(1).toReversed() ?? [];
    // No address has an accent: « Mél. » is a label.
    if (!white || !previous || /[^a-z0-9%+._-]/i.test(previous)) break;
    const own = /[a-z0-9]+(?=[._-]*$)/i.exec(previous)?.[0] ?? '';
    const sign = /[._-]$/.exec(previous)?.[0] ?? (startsWithSign ? (local[0] ?? '') : '');
    // « jade martin @ mail.fr »: where white stands at the sign, names in small letters may be one word.
    const isOneWord =
      sign === '' && isSpaced && isSmallName(previous, name) && isSmallName(local, name);
    if (sign === '' && !isOneWord) break;
    if (isOneWord) {
      rest = rest.slice(0, rest.length - white.length);
      continue;
    }
    const isLone = previous === sign || /^[._-]$/.test(local);
    const isSure = sign === '_' || (own === '' ? isLone : isOfName(own, name));
    const isFitting =
      sign === '.' && isSpaced && (startsWithSign || isLone || previous.endsWith('.'));
    if (!isSure && !isFitting) break;
    if (labels.test(fold(own)) && !isOfName(own, name)) break;
    // « C. lea.martin@mail.fr »: what it is, and then the address.
    const isFirst = /(?:^|[\t|•·;])\s*$/.test(rest.trimEnd().slice(0, -previous.length));
    if (isFirst && own.length === 1 && !isWide && !startsWithSign) break;
    rest = rest.slice(0, rest.length - white.length);
  }
  return `${rest}${local.replace(/^[._-]+/, '')}`;
};

const tightHost = (after: string): string => {
  const whole = new RegExp(`^[a-z0-9-]+(?:\\.[a-z0-9-]+)*\\.(?:${endings})(?![a-z0-9])`, 'i');
  if (whole.test(after)) return after;
  const spaced = new RegExp(
    `^([a-z0-9-]+(?: ?[.-] ?[a-z0-9-]+){0,4}? ?\\. ?(?:${endings}))(?![a-z0-9])`,
    'i',
  ).exec(after)?.[1];
  return spaced ? spaced.replaceAll(' ', '') + after.slice(spaced.length) : after;
};

/** « l e a @ e x e m p l e . f r », whose letters are spaced out; what follows its ending is none of it. */
const letterSpaced = (text: string): string =>
  text.replace(
    /((?:(?<![a-z0-9])[a-z0-9._%+-]{1,2} ){4,})@((?: [a-z0-9.-]{1,3}(?![a-z0-9])){4,})/gi,
    (whole, before: string, after: string) => {
      const local = before
        .replace(/^(?:\d\d ){2,}/, '')
        // « M a n n a @ … »: a label before an address in small letters.
        .replace(/^[A-Z] (?=[^A-Z]*$)/, '')
        .replaceAll(' ', '');
      const host = new RegExp(`^.+?\\.(?:${endings})(?![a-z])`, 'i').exec(
        after.replaceAll(' ', ''),
      )?.[0];
      return host ? `${local}@${host} ` : whole;
    },
  );

/**
 * A line with its e-mail address as it is typed: « lea . martin @ mail . fr », « lea.martin(at)mail.fr ». `name` tells
 * words of the address from those before it.
 */
export const tightened = (text: string, name: readonly string[]): string => {
  const mailed = letterSpaced(text)
    .replace(/<(?=[^<>]*@)|(?<=@[^<>]*)>/g, ' ')
    .replace(writtenAt, '@')
    // « @ lea@exemple.fr »: the sign alone is what others have an icon for.
    .replace(/(?<=^|[\s|•·])@\s*:?\s+(?=[a-z0-9._%+-]+@[a-z0-9-]+\.)/gi, '');
  const at = mailed.indexOf('@');
  if (at < 0) return text;
  const [before, after] = [mailed.slice(0, at), mailed.slice(at + 1)];
  const undotted = (part: string): string => part.replace(writtenDot, '.');
  const isSpaced = /\s$/.test(before) || /^\s/.test(after) || / \.|\. /.test(before.slice(-30));
  const local = tightLocal(undotted(before).trimEnd(), isSpaced, name);
  return `${local}@${tightHost(undotted(after).trimStart())}`;
};
