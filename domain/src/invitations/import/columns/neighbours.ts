import type { ImportField, ImportKind } from '../fields.ts';
import type { Table } from '../table/grid.ts';
import type { KindShares } from './cell-kinds.ts';
import { saysRole } from '../cells/contact-roles.ts';
import { withCalledAfter, withNamedInAddresses } from './called-after.ts';
import type { Proposal } from './proposal.ts';
import { isUnknown } from './unknown-title.ts';
import { wordsOf } from './header-words.ts';
import { contactRoles, isSomebodyElses } from './whose.ts';

/**
 * « Nom » above « DURAND Léa » is a name and a first name, where no column of first names stands beside it; « Stagiaire » above
 * « DURAND » a name, where one does.
 */
const withFullNames = (
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): Proposal[] => {
  const hasFirst = proposals.some(({ field, score }) => field === 'first_name' && score > 0.6);
  const hasLast = proposals.some(({ field, score }) => field === 'last_name' && score > 0.6);
  return proposals.flatMap((proposal) => {
    const { full_name: full = 0, words = 0, first_name: names = 0 } = shares[proposal.column] ?? {};
    const isHalf = hasFirst && !hasLast && full < 0.5 && words + names + full > 0.6;
    if (isHalf && proposal.field === 'full_name')
      return [{ ...proposal, field: 'last_name', score: 0.85 }];
    if (hasFirst && proposal.field === 'full_name' && proposal.score < 0.95) return [];
    const isName = proposal.field === 'last_name' || proposal.field === 'first_name';
    if (hasFirst || !isName || full < 0.5) return [proposal];
    return [{ ...proposal, field: 'full_name', score: proposal.score - 0.02 }];
  });
};

/** Family names stand beside the first names, where no header says where: somebody is to look. */
const withFamilyNames = (
  kind: ImportKind,
  table: Table,
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): Proposal[] => {
  const first = proposals.find(({ field, score }) => field === 'first_name' && score > 0.5);
  const has = proposals.some(({ field }) => field === 'last_name' || field === 'full_name');
  if (!first || has) return [...proposals];
  const beside = [first.column + 1, first.column - 1].find((column) => {
    const {
      words = 0,
      first_name: names = 0,
      full_name: full = 0,
      filled = 0,
    } = shares[column] ?? {};
    const isFree =
      !proposals.some((proposal) => proposal.column === column && proposal.score > 0.5) &&
      !isSomebodyElses(kind, table.header[column] ?? '');
    return isFree && filled > 0 && words + names + full > 0.5;
  });
  return beside === undefined
    ? [...proposals]
    : [...proposals, { column: beside, field: 'last_name', score: 0.61 }];
};

/** « Nom du contact » beside « Prénom du contact » is half of a name, and a « Nom » beside both the company's. */
const withHalvedContacts = (
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): Proposal[] => {
  const has = (wanted: ImportField) =>
    proposals.some(({ field, score }) => field === wanted && score > 0.6);
  const halves = new Set(
    proposals
      .filter(
        ({ field, column, score }) =>
          field === 'contact' && score > 0.5 && (shares[column]?.full_name ?? 0) < 0.5,
      )
      .map(({ column }) => column),
  );
  if (!has('first_name') || halves.size === 0) return [...proposals];
  const named = has('name');
  return proposals.map((proposal) => {
    if (halves.has(proposal.column) && proposal.field === 'contact')
      return { ...proposal, field: 'last_name' };
    if (!named && proposal.field === 'last_name' && !halves.has(proposal.column))
      return { ...proposal, field: 'name', score: Math.min(proposal.score, 0.9) };
    return proposal;
  });
};

/** In a list of companies, « Nom » is the company's where nothing else is, and nobody's first name stands beside it. */
const withCompanyNames = (
  kind: ImportKind,
  { header }: Table,
  found: readonly Proposal[],
  shares: readonly KindShares[],
): Proposal[] => {
  if (kind === 'candidates') return [...found];
  const proposals = withHalvedContacts(found, shares);
  const has = (wanted: ImportField) =>
    proposals.some(({ field, score }) => field === wanted && score > 0.6);
  const people = has('first_name');
  const isContacts = ({ column }: Proposal): boolean =>
    wordsOf(header[column] ?? '').some((word) => contactRoles.has(word));
  // « RESP_NOM » beside « NOM ».
  const hasContacts = proposals.some((one) => one.field === 'last_name' && isContacts(one));
  return proposals.map((proposal) => {
    const isFirms = !people || (hasContacts && !isContacts(proposal));
    if (proposal.field === 'last_name' && isFirms && !has('name'))
      return { ...proposal, field: 'name', score: Math.min(proposal.score, 0.9) };
    if (proposal.field === 'full_name') return { ...proposal, field: 'contact' };
    return proposal;
  });
};

/** The same and a column that nobody names, as long as nothing else says the field; -1 of none. */
const withUntitled = (proposals: readonly Proposal[], untitled: Proposal): Proposal[] =>
  untitled.column < 0 || proposals.some(({ field }) => field === untitled.field)
    ? [...proposals]
    : [...proposals, untitled];

/** Without headers, companies are called by the first column of words that nothing else is: somebody is to look. */
const withUntitledNames = (
  { header }: Table,
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): Proposal[] => {
  if (proposals.some(({ field }) => field === 'name')) return [...proposals];
  const column = shares.findIndex(
    ({ words = 0, company = 0, text = 0, full_name: full = 0, filled }, at) =>
      header[at] === '' &&
      filled > 0 &&
      words + company + text + full >= 0.7 &&
      !proposals.some((proposal) => proposal.column === at),
  );
  return column < 0 ? [...proposals] : [...proposals, { column, field: 'name', score: 0.55 }];
};

/** Without headers, « Mme Petit » is whom to ask for. */
const withUntitledContacts = (
  { header }: Table,
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): Proposal[] => {
  const column = shares.findIndex(({ titled = 0 }, at) => titled > 0.5 && header[at] === '');
  return withUntitled(proposals, { column, field: 'contact', score: 0.6 });
};

/** Without headers, « Responsable RH » in most rows is what they do. */
const withUntitledRoles = ({ header, rows }: Table, proposals: readonly Proposal[]): Proposal[] => {
  const column = header.findIndex((title, at) => {
    if (title !== '' || proposals.some((proposal) => proposal.column === at)) return false;
    const texts = rows.slice(0, 300).map(({ cells }) => (cells[at] ?? '').trim());
    return texts.filter(saysRole).length > 0.6 * texts.length;
  });
  return withUntitled(proposals, { column, field: 'contact_role', score: 0.6 });
};

/** Without headers, a town stands beside its postcode, and has no form of its own. */
const withTowns = (
  { header }: Table,
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): Proposal[] => {
  const isBare = (column: number): boolean =>
    header[column] === '' && (shares[column]?.filled ?? 0) > 0;
  const code = shares.findIndex(({ postcode = 0 }, column) => postcode >= 0.6 && isBare(column));
  if (code < 0 || proposals.some(({ field }) => field === 'town')) return [...proposals];
  const beside = [code + 1, code - 1].find(
    (column) =>
      isBare(column) &&
      (shares[column]?.words ?? 0) > 0.5 &&
      !proposals.some((proposal) => proposal.column === column),
  );
  return [
    ...proposals,
    ...(beside === undefined ? [code] : [beside, code]).map((column) => ({
      column,
      field: 'town' as const,
      score: 0.6,
    })),
  ];
};

/** Without headers, the one column of many words beside names and addresses is where they live: somebody is to look. */
const withUntitledTowns = (
  { header }: Table,
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): Proposal[] => {
  const free = shares.flatMap(({ words = 0, filled, texts = 0 }, column) =>
    header[column] === '' &&
    words >= 0.7 &&
    2 * texts > filled &&
    !proposals.some((proposal) => proposal.column === column)
      ? [column]
      : [],
  );
  const [column] = free;
  const hasName = proposals.some(({ field }) => field === 'full_name' || field === 'last_name');
  return column === undefined || free.length > 1 || !hasName
    ? [...proposals]
    : withUntitled(proposals, { column, field: 'town', score: 0.55 });
};

/** What is proposed of a column, given what stands beside it. */
export const withNeighbours = (
  kind: ImportKind,
  table: Table,
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): Proposal[] => {
  const halves = withFamilyNames(kind, table, withTowns(table, proposals, shares), shares);
  const whole = withCompanyNames(kind, table, withFullNames(halves, shares), shares);
  if (kind === 'candidates')
    return withUntitledTowns(table, withCalledAfter(kind, table, whole, shares), shares);
  const named = withNamedInAddresses(table, whole, shares);
  // A title that nobody knows says no more than none.
  const bare = {
    ...table,
    header: table.header.map((title) => (isUnknown(kind, title) ? '' : title)),
  };
  return withUntitledNames(
    bare,
    withUntitledContacts(bare, withUntitledRoles(bare, named), shares),
    shares,
  );
};
