import { hasLuhnSum, isSiret } from '../../../contracts/identifiers/siret.ts';

/** The number of a cell without its spaces; a spreadsheet takes away zeros that it begins with. */
export const siretOf = (text: string): string => {
  const digits = text.replaceAll(/[\s\u00A0\u202F.]/g, '');
  const padded = digits.padStart(14, '0');
  return /^\d{12,13}$/.test(digits) && isSiret(padded) ? padded : digits;
};

/** The nine digits of a company, of whose establishments a SIRET names one. */
export const isSiren = (text: string): boolean => /^\d{9}$/.test(text) && hasLuhnSum(text);
