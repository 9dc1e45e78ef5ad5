import type { ImportField, ImportKind } from '../fields.ts';
import { fold } from '../fold.ts';
import type { KindShares } from './cell-kinds.ts';
import { contentScore } from './content-scores.ts';
import { fieldsOfHeader } from './header-names.ts';
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

const plainly = 0.8;
const supported = 0.3;

export interface OwnedTitles {
  titles: readonly string[];
  /** Columns that may be of whoever the title before them names: nothing tells. */
  unsure: ReadonlySet<number>;
}

/** « Email » below « Email »: which of a person's fields a title says, as far as its cells do not deny it; null of any other. */
const fieldOf = (kind: ImportKind, title: string, shares: KindShares): ImportField | null => {
  const found = fieldsOfHeader(kind, title).find(
    ({ field, score }) =>
      score > plainly && (shares.filled === 0 || (contentScore(field, shares) ?? 1) >= supported),
  );
  return found !== undefined && ofPerson.has(found.field) ? found.field : null;
};

/**
 * The titles of a table, each with whose it is where the title before says so: « Nom parent | Email | Tél » behind an « Email »
 * and a « Tél » of the candidate's own are the parent's. Where the title is another than before, somebody is to look; whatever
 * the list has not said before stays.
 */
export const ownedTitles = (
  kind: ImportKind,
  header: readonly string[],
  shares: readonly KindShares[],
): OwnedTitles => {
  const said = new Set<ImportField>();
  const own = new Set<string>();
  const unsure = new Set<number>();
  let owner = '';
  const titles = header.map((title, column) => {
    if (fold(title) === '') return title;
    if (isSomebodyElses(kind, title)) {
      owner = title;
      return title;
    }
    const field = fieldOf(kind, title, shares[column] ?? { filled: 0 });
    if (field === null) {
      const [told] = fieldsOfHeader(kind, title);
      // « Lien », « Profession » of a parent go on with them; a wish or a class is the candidate's again.
      if (told !== undefined && told.score > 0.7) owner = '';
      return title;
    }
    const isAgain = owner !== '' && said.has(field);
    if (isAgain && own.has(fold(title))) return `${owner} ${title}`;
    if (isAgain) unsure.add(column);
    else owner = '';
    said.add(field);
    own.add(fold(title));
    return title;
  });
  return { titles, unsure };
};
