import { fold } from '../fold.ts';
import { hasLuhnSum, isSiret } from '../../../contracts/identifiers/siret.ts';

/** The number of a cell without its spaces; a spreadsheet takes away zeros that it begins with. */
export const siretOf = (text: string): string => {
  const digits = text
    .replace(/^\s*(?:n°\s*)?(?:(?:de\s+)?sire[nt]\s*(?:n°)?\s*:?)?/i, '')
    .replaceAll(/[\s\u00A0\u202F.]|(?<=\d)-(?=\d)/g, '')
    .replace(/^FR(?=\d{14}$)/i, '');
  const padded = digits.padStart(14, '0');
  return /^\d{12,13}$/.test(digits) && isSiret(padded) ? padded : digits;
};

/** The column that numbers a company's establishments, beside its SIREN: together they are the SIRET; -1 where there is none. */
export const nicColumnOf = (header: readonly string[]): number =>
  header.findIndex((title) => /^(?:n |no |numero |code )?nic$/.test(fold(title)));

export const withNic = (siren: string, nic: string): string =>
  /^\d{9}$/.test(siren) && /^\d{1,5}$/.test(nic.trim())
    ? `${siren}${nic.trim().padStart(5, '0')}`
    : siren;

const siretBehind =
  /^(.{2,160}?)[\s,;:(–-]+(?:n°? ?)?siret(?: ?[:n°]+)? ?((?:\d\s?){13}\d)\s*\)?$/iu;

/** « Ferme du Val (434 345 674 00015) »: a number that can be no other. */
const numberBehind = /^(.{2,160}?)[\s,;:(–-]+((?:\d\s?){13}\d)\s*\)?$/u;

/** « Garage Roux – SIRET : 123 456 789 00012 » in one cell; null where no number stands behind the name. */
export const nameAndSiret = (cell: string): { name: string; siret: string } | null => {
  const text = cell.trim();
  const told = siretBehind.exec(text);
  const [, name, digits = ''] = told ?? numberBehind.exec(text) ?? [];
  const siret = siretOf(digits);
  return name === undefined || (!told && !isSiret(siret)) ? null : { name, siret };
};

/** The nine digits of a company, of whose establishments a SIRET names one. */
export const isSiren = (text: string): boolean => /^\d{9}$/.test(text) && hasLuhnSum(text);

/** As an import notes a number of a company that its sheet cannot hold: a SIREN, one that is wrong, a second one. */
export const siretLine = (siret: string): string => `SIRET\u00a0: ${siret}`;

/** The number that a note tells so. */
export const siretIn = (note: string): string | undefined =>
  /^SIRET\u00a0: (\d+)$/m.exec(note)?.[1];
