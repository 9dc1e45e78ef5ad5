import type { ImportField, ImportKind } from '../fields.ts';
import { fold } from '../fold.ts';
import { areFew, isAlike, type KindShares } from './cell-kinds.ts';
import { fromContent } from './content-scores.ts';
import { fieldsOfHeader } from './header-names.ts';
import { isSomebodyElses } from './whose.ts';

export const nameFields: ReadonlySet<ImportField> = new Set([
  'first_name',
  'last_name',
  'full_name',
  'name',
]);

const saysPhone = /\b(?:tel|telephone|portable|mobile|gsm|phone)/;

/** « Adresse » above streets, « Numéro » above those of files: the header speaks of what no cell holds. */
const holdsNone = (field: ImportField, header: string, cells: readonly string[]): boolean => {
  if (field === 'email') return !cells.some((cell) => /@|\bat\b|arobase/i.test(cell));
  const least = saysPhone.test(fold(header)) ? 6 : 9;
  return field === 'phone' && !cells.some((cell) => cell.replaceAll(/\D/g, '').length >= least);
};

const fewContacts = 0.15;

/** Whether some cells of a column are addresses, numbers or whole names, whoever's they are. */
export const tellsOfPeople = ({
  email = 0,
  phone = 0,
  full_name: name = 0,
  siret = 0,
}: KindShares): boolean => Math.max(email, phone, siret) >= fewContacts || name >= 0.5;

/** First names beyond the one that people go by. */
export const isFurtherName = (header: string): boolean =>
  /^prenom ?[2-9]\b|\b(?:deuxieme|second|2eme|2e|troisieme|3eme|3e|autres?) prenoms?\b/.test(
    fold(header),
  );

/** « SARL » reads like what a company is called. */
const saysLegalForm = (header: string): boolean =>
  /^(?:formes? juridiques?|statut juridique|categorie juridique)\b/.test(fold(header));

/** A name, an address or a number that would be left out without a word. */
export const isMissed = (
  kind: ImportKind,
  header: string,
  shares: KindShares,
  cells: readonly string[],
): boolean => {
  if (isFurtherName(header)) return false;
  if (shares.filled === 0 || isSomebodyElses(kind, header) || saysLegalForm(header)) return false;
  const [told] = fieldsOfHeader(kind, header);
  if (told?.field === 'siret') return false;
  // « Est une société » above « oui ».
  if ((shares.answer ?? 0) > 0.9) return false;
  const content = fromContent(kind, shares)?.field;
  // « CFA du Forez » in every row is nobody's name.
  if (content === 'full_name' && areFew(shares)) return false;
  if (
    isAlike(shares) &&
    (content === 'full_name' || content === 'name' || content === 'first_name')
  )
    return false;
  if (content === 'email' || content === 'phone' || content === 'full_name') return true;
  if (content === 'name' || content === 'first_name') return true;
  return (
    told !== undefined &&
    told.score > 0.7 &&
    !holdsNone(told.field, header, cells) &&
    (nameFields.has(told.field) || told.field === 'phone' || told.field === 'email')
  );
};
