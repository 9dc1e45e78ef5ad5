import { isCompanyLike, isFullNameLike } from '../columns/cell-kinds.ts';
import { isFirstName } from '../columns/first-names.ts';
import { nameBesideEmail } from './emails.ts';
import { withoutBullet } from './name-cells.ts';

const inBrackets = /^(.{2,160}?)\s*\(\s*([^()]{2,80}?)\s*\)$/u;
/** « Garage Roy (Lens) : Lucie Hamon ». */
const behindColon = /^([^:@]{2,160}?)\s+:\s+(\p{L}[^:@\d]{3,60})$/u;
const civility = /^(?:m\.?|mr\.?|mme|mlle|monsieur|madame)\s+\p{L}/iu;
const ofContact =
  /\([^)]*(?:contact|tut(?:eur|rice)|g[ée]rante?|dirigeante?|responsable|interlocut|ma[îi]tre d)/iu;

/** « "Optique Gay" <contact@…> »: a company among addressees; empty where a person is. */
export const companyBesideEmail = (cell: string): string => {
  const name = nameBesideEmail(cell);
  return isCompanyLike(name) || !name.split(' ').some(isFirstName) ? name : '';
};

/**
 * « Garage Roy (M. Roy) »: a company and whom to ask for there, in one cell; null where what stands in brackets is no person's
 * name. A header such as « Entreprise (tuteur) » says that it is, without a « M. » as well.
 */
export const companyAndContact = (
  cell: string,
  header: string,
): { name: string; contact: string } | null => {
  const bare = withoutBullet(cell.trim());
  const [, firm = '', who = ''] = behindColon.exec(bare) ?? [];
  if (firm !== '' && isFullNameLike(who)) return { name: firm, contact: who };
  const [, name = '', contact = ''] = inBrackets.exec(bare) ?? [];
  if (name === '' || /[\d@]/.test(contact)) return null;
  return civility.test(contact) || ofContact.test(header) ? { name, contact } : null;
};

/** « Garage Roy ⏎ 4 rue Basse ⏎ 42300 Roanne »: a name with its address below it, in one cell; the whole where none is told. */
export const nameAboveAddress = (cell: string): string => {
  const [name = '', ...below] = cell.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return below.some((line) => /^\s*(?:F-)?\d{5}\s+\p{L}/u.test(line)) ? name : cell;
};
