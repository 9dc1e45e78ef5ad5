/** A code of an app is good for half a minute; one more on either side forgives a slow hand and a clock that is a little off. */
export const codeDigits = 6;
export const codeSeconds = 30;
export const codeStepsAround = 1;

/** For how long somebody who gave their password may give their code, and who sets an app up may take. */
export const challengeMinutes = 5;
export const setupMinutes = 15;

export const recoveryCodesEach = 10;

/** Signs that nobody mistakes for another, on paper or read aloud. */
export const recoverySigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const recoveryNameLength = 4;
const recoveryLength = 12;

/** What was typed as a second factor: a code of the app, or a recovery code, whose first signs say which of the ten it is. */
export type TypedCode =
  | { kind: 'app'; code: string }
  | { kind: 'recovery'; name: string; rest: string };

/** Reads a code as people type it, with spaces, hyphens and small letters; null for what can be none. */
export const readTypedCode = (typed: string): TypedCode | null => {
  const signs = typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase();
  if (new RegExp(`^\\d{${codeDigits}}$`).test(signs)) return { kind: 'app', code: signs };
  if (!new RegExp(`^[${recoverySigns}]{${recoveryLength}}$`).test(signs)) return null;
  return {
    kind: 'recovery',
    name: signs.slice(0, recoveryNameLength),
    rest: signs.slice(recoveryNameLength),
  };
};

/** How a recovery code is shown: `7KQD-M2XA-9RTB`. */
export const recoveryCode = (signs: string): string => (signs.match(/.{4}/g) ?? []).join('-');

/** A new recovery code's signs, each picked by `pick(n)`, a whole number from 0 up to, not including, n. */
export const drawRecoverySigns = (pick: (count: number) => number): string =>
  Array.from({ length: recoveryLength }, () => recoverySigns[pick(recoverySigns.length)]).join('');
