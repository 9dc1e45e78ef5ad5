import { randomInt } from 'node:crypto';

/** Without characters that are taken for each other when read from a screen. */
const alphabet = {
  lower: 'abcdefghijkmnpqrstuvwxyz',
  upper: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  digit: '23456789',
  special: '-+=*!?',
};

const pick = (letters: string): string => letters.charAt(randomInt(letters.length));

/** A random password that meets every criterion: 20 characters, some 115 bits. */
export const makeReadablePassword = (): string => {
  const all = Object.values(alphabet).join('');
  const letters = [
    ...Object.values(alphabet).map(pick),
    ...Array.from({ length: 16 }, () => pick(all)),
  ];
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [letters[last], letters[other]] = [letters[other] ?? '', letters[last] ?? ''];
  }
  return letters.join('');
};
