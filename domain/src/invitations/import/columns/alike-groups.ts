import type { ImportField } from '../fields.ts';
import { fold } from '../fold.ts';
import type { KindShares } from './cell-kinds.ts';
import { isFurtherName } from './missed-columns.ts';
import type { Proposal } from './proposal.ts';

const mostlyProgrammes = 0.6;
/** What is another of each row; so many alike cells say that it is not. */
const ofOne: ReadonlySet<ImportField> = new Set([
  'first_name',
  'full_name',
  'name',
  'contact',
  'email',
]);
/** What a title says in so many words. */
const plainly = 0.85;
/** Where no other column says it. */
const ofLast = 0.51;

/** What a column that says the same in all rows may be. */
export const ofAlikeCells = (proposals: readonly Proposal[], header: string): Proposal[] => {
  // « Location » of all appointments is where they take place.
  const isMeeting = fold(header) === 'location';
  return (
    proposals
      .filter(({ field }) => !isMeeting || field !== 'town')
      // « User Email » with one address in all rows is nobody's on the list.
      .filter(({ field, score }) => !ofOne.has(field) || (field !== 'email' && score >= plainly))
      // Siblings, or contacts of one firm: what a title says plainly stays, where no other column says it.
      .map((one) => (ofOne.has(one.field) ? { ...one, score: ofLast } : one))
  );
};

/** « Prénom 2 » beside « Prénom » is what nobody is called by; alone it is how a form tells a question from another. */
export const withoutFurtherNames = (
  proposals: readonly Proposal[],
  header: readonly string[],
): readonly Proposal[] => {
  const isFurther = ({ field, column }: Proposal): boolean =>
    field === 'first_name' && isFurtherName(header[column] ?? '');
  const hasOther = proposals.some((one) => one.field === 'first_name' && !isFurther(one));
  return hasOther ? proposals.filter((one) => !isFurther(one)) : proposals;
};

/** « Groupe » above « Tous les candidats » in every row says of nobody what they ask for, where another column does. */
export const withoutGroups = (
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): readonly Proposal[] => {
  const programmesIn = ({ column }: Proposal): number => shares[column]?.programme ?? 0;
  const isWish = (one: Proposal): boolean => one.field === 'programme' && programmesIn(one) >= 0.6;
  if (!proposals.some(isWish)) return proposals;
  return proposals.filter(
    (one) => one.field !== 'programme' || programmesIn(one) > 0 || shares[one.column]?.texts !== 1,
  );
};

/** « Classe actuelle » above « Terminale » beside a question above programmes: what is asked for is what the cells say. */
export const withoutClasses = (
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): readonly Proposal[] => {
  const programmesIn = ({ column }: Proposal): number => shares[column]?.programme ?? 0;
  const wishes = proposals.filter(({ field }) => field === 'programme');
  const most = Math.max(0, ...wishes.map(programmesIn));
  return most < mostlyProgrammes
    ? proposals
    : proposals.filter((one) => one.field !== 'programme' || 2 * programmesIn(one) > most);
};

/** « Code NAF » beside « Activité principale »: a trade is told in words, where both are. */
export const withoutTradeCodes = (
  proposals: readonly Proposal[],
  header: readonly string[],
): readonly Proposal[] => {
  const saysCode = ({ column }: Proposal): boolean =>
    /\b(?:code|naf|ape)\b/.test(fold(header[column] ?? '')) &&
    !/\blib/.test(fold(header[column] ?? ''));
  const trades = proposals.filter(({ field }) => field === 'sectors');
  return trades.some((one) => !saysCode(one))
    ? proposals.filter((one) => one.field !== 'sectors' || !saysCode(one))
    : proposals;
};

/** « Mail commercial » above one or two addresses for many rows is of who wrote the list, where another column has one each. */
export const withoutStaff = (
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): readonly Proposal[] => {
  const textsIn = ({ column }: Proposal): number => shares[column]?.texts ?? 0;
  const emails = proposals.filter(({ field }) => field === 'email');
  const isFew = (one: Proposal): boolean => 2 * textsIn(one) <= (shares[one.column]?.filled ?? 0);
  const isStaffs = (one: Proposal): boolean =>
    one.field === 'email' &&
    isFew(one) &&
    emails.some((other) => !isFew(other) && textsIn(other) >= textsIn(one));
  return proposals.filter((one) => !isStaffs(one));
};
