import { isFirstName } from '../columns/first-names.ts';
import { fold, squeezed } from '../fold.ts';
import { calledAfter } from './emails.ts';
import { isCapitals, withoutCivility, type NameOrder } from './name-cells.ts';

/** Which name a header says first; null where it says none. */
export const orderOfHeader = (header: string): NameOrder | null => {
  const words = fold(header).split(' ');
  const first = words.findIndex((word) => word.startsWith('prenom') || word === 'first');
  const last = words.findIndex((word) => /^noms?$|^last$/.test(word));
  if (first < 0 || last < 0) return null;
  return first < last ? 'first-last' : 'last-first';
};

/** Addresses are mostly « prénom.nom »: 1 where one has the last of these words first, -1 where the first. */
const orderInEmail = (words: readonly string[], email: string): number => {
  const local = calledAfter(email);
  const [first, last] = [words[0] ?? '', words.at(-1) ?? ''].map((word) =>
    local.indexOf(squeezed(fold(word))),
  );
  if (first === undefined || last === undefined || first < 0 || last < 0) return 0;
  return Math.sign(first - last);
};

/** « al.rollin@… »: an initial before one of two names tells which of them is the family name; null where none does. */
export const orderByInitial = (name: string, email: string): NameOrder | null => {
  const [front = '', back = '', more] = withoutCivility(name).split(/\s+/);
  const local = calledAfter(email);
  const isLast = (last: string, first: string): boolean => {
    const [family, initials] = [
      squeezed(fold(last)),
      fold(first)
        .split(' ')
        .map((one) => one.charAt(0)),
    ];
    return (
      family.length > 2 &&
      [initials.join(''), initials[0]].some((initial) => local === `${initial}${family}`)
    );
  };
  if (back === '' || more !== undefined || isLast(back, front) === isLast(front, back)) return null;
  return isLast(back, front) ? 'first-last' : 'last-first';
};

/** So many names, and so large a share of what they say, tell more than the header above them. */
const fewestNames = 3;
const sureShare = 0.8;

/**
 * The order that the names of a column, and the addresses beside them, speak for; `told` by their header, which whoever
 * filled a form in may not have kept to.
 */
export const orderOfNames = (
  names: readonly string[],
  emails: readonly string[] = [],
  told: NameOrder | null = null,
): NameOrder => {
  let lastFirst = 0;
  let most = 0;
  let decided = 0;
  // Names that tell their parts themselves say little of the others: « DURAND Léa » among « Noé Martin ».
  let plain = 0;
  for (const [at, name] of names.entries()) {
    const words = withoutCivility(name).split(/\s+/);
    if (words.length < 2 || name.includes(',')) continue;
    const [front, back] = [words[0] ?? '', words.at(-1) ?? ''];
    const capitals = Number(isCapitals(front)) - Number(isCapitals(back));
    const byEmail = orderInEmail(words, emails[at] ?? '');
    const [isFront, isBack] = [isFirstName(front), isFirstName(back)];
    // What is a first name may be a family name, too: « Oleksandr Thomas », as the address has it.
    const known = isFront ? (isBack && byEmail !== 0 ? 0 : -1) : Number(isBack);
    const says = capitals === 0 ? known + byEmail : 2 * capitals;
    lastFirst += says;
    if (says !== 0) decided += 1;
    if (capitals === 0) plain += says;
    most += Math.abs(says);
  }
  const isTold =
    Math.abs(plain) >= fewestNames || 2 * Math.abs(plain) >= Math.abs(lastFirst - plain);
  const said = (isTold && plain !== 0 ? plain : lastFirst) > 0 ? 'last-first' : 'first-last';
  const isSure = decided >= fewestNames && Math.abs(lastFirst) >= sureShare * most;
  return told !== null && !isSure ? told : said;
};
