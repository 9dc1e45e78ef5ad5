import type { ImportField, ImportKind } from '../fields.ts';
import { importFields } from '../fields.ts';
import { fold } from '../fold.ts';
import type { Table } from '../table/grid.ts';
import {
  ofAlikeCells,
  withoutClasses,
  withoutFurtherNames,
  withoutGroups,
  withoutStaff,
  withoutTradeCodes,
} from './alike-groups.ts';
import { ofTheChild } from './asked-of-parents.ts';
import { areFew, isAlike, kindShares, type KindShares } from './cell-kinds.ts';
import { contentScore, fromContent } from './content-scores.ts';
import { withoutPrefixes } from './field-prefixes.ts';
import { fieldsOfHeader, isFurther } from './header-names.ts';
import { withHomes } from './homes.ts';
import { isMissed, nameFields, tellsOfPeople } from './missed-columns.ts';
import { withNeighbours } from './neighbours.ts';
import type { Proposal } from './proposal.ts';
import { ownedTitles } from './owned-titles.ts';
import { areCalledAfter, isQualified, saidAgain } from './said-again.ts';
import { isSomebodyElses, isStanding } from './whose.ts';

export interface MappedColumn {
  header: string;
  /** A few of its different texts. */
  samples: string[];
  /** How many of the rows hold something in it. */
  filled: number;
  field: ImportField | null;
  /** Whether it holds addresses, numbers or names, whoever's they are. */
  holdsContacts: boolean;
  /** Whether somebody should look: it may not be what it is taken for, or it is a name or a number left out. */
  doubtful: boolean;
}

export interface ColumnMap {
  columns: readonly MappedColumn[];
  /** Nothing needs to be asked. */
  plain: boolean;
}

const sampled = 300;
/** From where on nobody has to look. */
const sure = 0.8;
const unsure = 0.7;
/** Whom a column names is told by its cells alone where these name each another. */
const ofPeople: ReadonlySet<ImportField> = new Set(['full_name', 'contact']);
/** What no number and no day says, whatever stands above it. */
const inWords: ReadonlySet<ImportField> = new Set(['note', 'source', 'referent', 'sectors']);
const shownSamples = 3;
/** So few names may be first names by chance. */
const fewestExchanged = 3;

/** A header is believed as far as the cells below it do not speak against it. */
const proposalsFor = (
  kind: ImportKind,
  column: number,
  header: string,
  shares: KindShares,
): Proposal[] => {
  // An empty column is what its header says, where that is plain.
  if (shares.filled === 0)
    return fieldsOfHeader(kind, header)
      .filter(({ score }) => score > 0.85)
      .map(({ field, score }) => ({ column, field, score: score * 0.9 }));
  // « Titre » above « Mme »: how somebody is addressed has no field.
  if ((shares.civility ?? 0) > 0.6) return [];
  const byHeader = fieldsOfHeader(kind, header).map(({ field, score }) => {
    const content = contentScore(field, shares);
    // One row says less than a header, unless it is an e-mail address; « Adresse » says no more than what is below it.
    const speaks = shares.filled > 1 || (shares.email ?? 0) > 0.5 || fold(header) === 'adresse';
    const isContact = field === 'email' || field === 'phone';
    const against =
      content !== null && content < 0.25 && (speaks || (isContact && (shares.full_name ?? 0) > 0));
    // « Classe » above « Terminale »: where somebody stands, and no wish.
    if (field === 'programme' && (shares.level ?? 0) > 0.5)
      return { column, field, score: score * 0.4 };
    // Of a number of registration the whole one is wanted.
    if (field === 'siret' && (shares.siret ?? 0) < 0.5)
      return { column, field, score: score * 0.8 };
    if (against)
      return { column, field, score: score * (isContact ? 0.2 : inWords.has(field) ? 0.4 : 0.55) };
    const confirmed = score > 0.7 && content !== null && content >= 0.6;
    return {
      column,
      field,
      score: confirmed ? Math.max(score, isFurther(header) ? 0.81 : 0.85) : score,
    };
  });
  const told = isSomebodyElses(kind, header) ? null : fromContent(kind, shares);
  const content = told?.field === 'programme' && isStanding(header) ? null : told;
  // The nine digits of a SIREN look like a number without its first 0.
  const isNumber = content?.field === 'phone' && byHeader[0]?.field === 'siret';
  const isFew = content !== null && ofPeople.has(content.field) && areFew(shares);
  const wins =
    content !== null &&
    !isNumber &&
    !isFew &&
    !byHeader.some(({ field }) => field === content.field);
  const all = wins ? [...byHeader, { column, ...content }] : byHeader;
  return isAlike(shares) ? ofAlikeCells(all, header) : all;
};

/** Each field goes to the column that speaks for it the most; phones and addresses may have several. */
const assign = (kind: ImportKind, proposals: readonly Proposal[]): Map<number, Proposal> => {
  const many = new Set(importFields[kind].filter((field) => field.many).map(({ field }) => field));
  const taken = new Map<number, Proposal>();
  const used = new Set<ImportField>();
  for (const proposal of proposals.toSorted((one, other) => other.score - one.score)) {
    if (proposal.score < 0.5 || taken.has(proposal.column)) continue;
    if (used.has(proposal.field) && !many.has(proposal.field)) continue;
    if (proposal.field === 'full_name' && used.has('last_name') && used.has('first_name')) continue;
    // « Créé par » above « Anne »: who has a whole name has none in another column that no title names.
    const isHalf = proposal.field === 'last_name' || proposal.field === 'first_name';
    if (isHalf && used.has('full_name') && proposal.score < unsure) continue;
    // Beside the name that somebody goes by only another that a title calls so.
    if (isHalf && used.has(proposal.field) && proposal.score < unsure) continue;
    const hasHalves = used.has('last_name') && used.has('first_name');
    if (proposal.field === 'contact' && hasHalves && proposal.score < unsure) continue;
    used.add(proposal.field);
    taken.set(proposal.column, proposal);
  }
  return taken;
};

const columnsOf = (taken: ReadonlyMap<number, Proposal>, wanted: ImportField): Proposal[] =>
  [...taken.values()].filter(({ field }) => field === wanted);

/**
 * Where first names stand under the title of family names, and names that are none under that of first names: the cells are
 * believed, and somebody is asked.
 */
const exchanged = (
  taken: ReadonlyMap<number, Proposal>,
  shares: readonly KindShares[],
): ReadonlyMap<number, Proposal> => {
  const [first, last] = [columnsOf(taken, 'first_name')[0], columnsOf(taken, 'last_name')[0]];
  const shareIn = (one: Proposal) => shares[one.column]?.first_name ?? 0;
  const isFew = last !== undefined && (shares[last.column]?.filled ?? 0) < fewestExchanged;
  if (!first || !last || isFew || shareIn(last) - shareIn(first) < 0.5) return taken;
  return new Map([
    ...taken,
    [first.column, { ...first, field: 'last_name', score: unsure }],
    [last.column, { ...last, field: 'first_name', score: unsure }],
  ]);
};

/** Whether a column of names, addresses or numbers is empty, and no other stands in for it. */
const isLacking = (
  { field }: Proposal,
  taken: ReadonlyMap<number, Proposal>,
  shares: readonly KindShares[],
): boolean =>
  nameFields.has(field) &&
  columnsOf(taken, field).every(({ column }) => (shares[column]?.filled ?? 0) === 0);

/** Whether an address or a number behind the first may be anybody's, as its title says of it what nobody knows. */
const isAnybodys = (
  kind: ImportKind,
  { header, rows }: Table,
  proposal: Proposal,
  taken: ReadonlyMap<number, Proposal>,
): boolean => {
  const { field, column } = proposal;
  if (kind === 'companies' || (field !== 'email' && field !== 'phone')) return false;
  if (!isQualified(kind, header[column] ?? '')) return false;
  const others = columnsOf(taken, field).filter((one) => one !== proposal);
  const isFirst = others.every(({ score }) => score <= proposal.score);
  if (field === 'phone') return !isFirst;
  const first = columnsOf(taken, 'first_name');
  const names = first.length > 0 ? first : columnsOf(taken, 'full_name');
  return !areCalledAfter(
    rows,
    column,
    names.map(({ column: at }) => at),
  );
};

const identified = (kind: ImportKind, fields: ReadonlySet<ImportField | null>): boolean =>
  fields.has('email') &&
  (kind === 'companies' ? fields.has('name') : fields.has('full_name') || fields.has('last_name'));

const samplesOf = (cells: readonly string[]): string[] =>
  [...new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''))].slice(
    0,
    shownSamples,
  );

/** What each column of a table is taken for, by what stands above it and by what it holds. */
export const mapColumns = (
  kind: ImportKind,
  written: Table,
  isProgramme: (text: string) => boolean = () => false,
): ColumnMap => {
  const step = Math.max(1, Math.floor(written.rows.length / sampled));
  const some = written.rows.filter((_, index) => index % step === 0);
  const cells = written.header.map((_, column) => some.map((row) => row.cells[column] ?? ''));
  const shares = cells.map((column) => kindShares(column, isProgramme));
  const { titles, unsure } = ownedTitles(kind, withoutPrefixes(kind, written.header), shares);
  const table = { ...written, header: titles };
  const raw = table.header.flatMap((header, column) => {
    const share = shares[column];
    return share ? proposalsFor(kind, column, header, share) : [];
  });
  const each = withoutFurtherNames(withoutStaff(raw, shares), table.header);
  const own =
    kind === 'candidates'
      ? ofTheChild(table.header, withoutClasses(withoutGroups(each, shares), shares))
      : withoutTradeCodes(each, table.header);
  const assigned = exchanged(assign(kind, withNeighbours(kind, table, own, shares)), shares);
  const taken = withHomes(kind, table.header, assigned, shares);
  const again = saidAgain(table.rows, taken);
  const columns = table.header.map((header, column): MappedColumn => {
    const proposal = taken.get(column);
    const share = shares[column] ?? { filled: 0 };
    const core =
      proposal &&
      (nameFields.has(proposal.field) || proposal.field === 'email' || proposal.field === 'phone');
    // Of two columns with one title the second may be a parent's.
    const isRepeated =
      (proposal?.field === 'email' || proposal?.field === 'phone') &&
      table.header.findIndex((other) => fold(other) === fold(header)) < column &&
      fold(header) !== '';
    const weak =
      core === true &&
      !again.has(column) &&
      (proposal.score < sure ||
        isRepeated ||
        unsure.has(column) ||
        isLacking(proposal, taken, shares) ||
        isAnybodys(kind, table, proposal, taken));
    return {
      header: written.header[column] ?? header,
      samples: samplesOf(cells[column] ?? []),
      filled: table.rows.filter((row) => (row.cells[column] ?? '').trim() !== '').length,
      field: proposal?.field ?? null,
      holdsContacts: tellsOfPeople(share),
      doubtful: weak || (!proposal && isMissed(kind, header, share, cells[column] ?? [])),
    };
  });
  const fields = new Set(columns.map(({ field }) => field));
  return { columns, plain: identified(kind, fields) && columns.every(({ doubtful }) => !doubtful) };
};

/** What a header row is remembered by, so that what was corrected once is not asked again. */
export const headerKey = (kind: ImportKind, header: readonly string[]): string =>
  [kind, ...header.map(fold)].join('|');
