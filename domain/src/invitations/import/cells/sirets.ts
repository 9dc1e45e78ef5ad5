import { isSiret } from '../../../contracts/identifiers/siret.ts';

/** The number of a cell without its spaces; a spreadsheet takes away a 0 that it begins with. */
export const siretOf = (text: string): string => {
  const digits = text.replaceAll(/[\s\u00A0\u202F.]/g, '');
  return /^\d{13}$/.test(digits) && isSiret(`0${digits}`) ? `0${digits}` : digits;
};
