import { isFirstName } from '../columns/first-names.ts';

const roles = String.raw`\p{L}*(?:g[ée]rant|direct(?:eur|rice|ion)|responsable|drh|rh|pr[ée]sident|charg[ée]e?|assistant|manager|associ[ée]|titulaire|dirigeant|coordinat|chef|ceo|cto|pdg|dg|daf|secr[ée]taire|comptable|propri[ée]taire|patron|fondat|recrut|conseill|adjoint|tut(?:eur|rice)|ma[îi]tre)`;

const roleAlone = new RegExp(`^(?:${roles})`, 'iu');

/** « Responsable RH »: what somebody does, and no name. */
export const saysRole = (text: string): boolean => roleAlone.test(text.trim());

/** Behind a comma, a dash or between brackets; to its end alone, so that a long text is followed once. */
const besideName = new RegExp(
  String.raw`^([^,(–—@\d]{3,80}?)(?:\s+[-–—]\s+|,\s*|\s*\n\s*|\s*\(\s*)((?:${roles})(?![\p{L}]*@)[^()@\d]{0,80}?)\s*\)?$`,
  'iu',
);

/** « Mme Petit (Opticienne) »: behind a name that says to be one, whatever is no second name. */
const besideCivility =
  /^((?:m|mr|mme|mlle|monsieur|madame)\.?\s+[^,(–—@\d]{2,60}?)(?:\s+[-–—]\s+|,\s*|\s*\n\s*|\s*\(\s*)(?!(?:m|mr|mme|mlle|monsieur|madame)\b)(\p{L}[^()@\d,]{1,60})\)?$/iu;

/** « Sophie Lemaire - Responsable RH », « Marc Durand (gérant) »: whom to ask for, and what they do; null where nothing is said of it. */
export const nameAndRole = (contact: string): { name: string; role: string } | null => {
  const written = contact.trim();
  const found = besideName.exec(written);
  if (found) return { name: (found[1] ?? '').trim(), role: (found[2] ?? '').trim() };
  const [, name = '', role = ''] = besideCivility.exec(written) ?? [];
  const isRole = /^\p{Lu}/u.test(role) && !role.split(' ').some(isFirstName);
  return isRole ? { name, role: role.trim() } : null;
};

/** « M. Marc DURAND - Directeur - 03 20 … - marc@… »: whom to ask for, beside the address; null where nobody is named. */
export const contactBesideEmail = (cell: string): { name: string; role: string } | null => {
  if (!cell.includes('@')) return null;
  const [name = '', beside = ''] = cell
    // « Anne Petit (a.petit@…) »
    .replace(/\s*\(\s*(?=[^\s()@]{1,64}@)/, ' <')
    .split(/\s+[-–—|/]\s+|[\n;,:<]/, 12)
    .map((part) => part.replaceAll(/^[\s"'«]+|[\s"'»]+$/g, ''))
    .filter((part) => part !== '' && !/[@\d]/.test(part));
  if (!/^(?:\p{Lu}[\p{L}'’.-]*\s+){1,4}\p{Lu}[\p{L}'’-]+$/u.test(name)) return null;
  return nameAndRole(beside === '' ? name : `${name} - ${beside}`) ?? { name, role: '' };
};
