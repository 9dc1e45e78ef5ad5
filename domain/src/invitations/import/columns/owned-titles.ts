import type { ImportField, ImportKind } from '../fields.ts';
import { fold } from '../fold.ts';
import { fieldsOfHeader } from './header-names.ts';
import { plainFieldOf } from './plain-field.ts';
import { isSomebodyElses } from './whose.ts';

/** What stands of a person beside their name. */
const ofPerson: ReadonlySet<ImportField> = new Set([
  'email',
  'phone',
  'town',
  'contact_role',
  'first_name',
  'last_name',
]);

/** « Email » below « Email »: which of a person's fields a title says, and no more; null of any other. */
const bareField = (kind: ImportKind, title: string): ImportField | null => {
  const field = plainFieldOf(kind, title);
  return field !== null && ofPerson.has(field) ? field : null;
};

/**
 * The titles of a table, each with whose it is where the title before says so: « Nom parent | Email | Tél » behind an « Email »
 * and a « Tél » of the candidate's own are the parent's. Whatever the list has not said before may be anybody's and stays.
 */
export const ownedTitles = (kind: ImportKind, header: readonly string[]): string[] => {
  const said = new Set<ImportField>();
  let owner = '';
  return header.map((title) => {
    if (fold(title) === '') return title;
    if (isSomebodyElses(kind, title)) {
      owner = title;
      return title;
    }
    const field = bareField(kind, title);
    if (field === null) {
      const [told] = fieldsOfHeader(kind, title);
      // « Lien », « Profession » of a parent go on with them; a wish or a class is the candidate's again.
      if (told !== undefined && told.score > 0.7) owner = '';
      return title;
    }
    if (owner !== '' && said.has(field)) return `${owner} ${title}`;
    owner = '';
    said.add(field);
    return title;
  });
};
