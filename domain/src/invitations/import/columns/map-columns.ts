import type { ImportField, ImportKind } from '../fields.ts';
import { importFields } from '../fields.ts';
import { fold } from '../fold.ts';
import type { Table } from '../table/grid.ts';
import { kindShares, type KindShares } from './cell-kinds.ts';
import { fieldsOfHeader, isSomebodyElses } from './header-names.ts';

export interface MappedColumn {
  header: string;
  /** A few of its different texts. */
  samples: string[];
  /** How many of the rows hold something in it. */
  filled: number;
  field: ImportField | null;
  /** Whether somebody should look: it may not be what it is taken for, or it is a name or a number left out. */
  doubtful: boolean;
}

export interface ColumnMap {
  columns: readonly MappedColumn[];
  /** Nothing needs to be asked. */
  plain: boolean;
}

const sampled = 300;
const shownSamples = 3;

/** How much the cells of a column speak for a field, from 0 to 1; null where they say nothing of it. */
const contentScore = (kind: ImportKind, field: ImportField, shares: KindShares): number | null => {
  const of = (name: keyof KindShares): number => shares[name] ?? 0;
  const names = of('full_name') + of('first_name') + of('words');
  if (field === 'email') return of('email');
  if (field === 'phone') return of('phone') + of('number') * 0.1;
  if (field === 'siret') return of('siret') + of('number') * 0.5 + of('phone') * 0.8;
  if (field === 'full_name' || (field === 'contact' && kind === 'companies'))
    return of('full_name');
  if (field === 'first_name')
    return of('first_name') + of('words') * 0.5 + of('full_name') * 0.4 + of('text') * 0.6;
  if (field === 'last_name')
    return (
      of('words') +
      of('full_name') * 0.4 +
      of('first_name') * 0.6 +
      of('company') * 0.4 +
      of('text') * 0.6
    );
  if (field === 'name') return Math.min(1, names + of('company') + of('text') + of('programme'));
  if (field === 'programme')
    return Math.min(1, of('programme') + of('words') * 0.4 + of('text') * 0.4);
  if (field === 'session')
    return Math.min(1, of('session') + of('number') * 0.6 + of('words') * 0.3);
  if (field === 'town') return Math.min(1, names + of('postcode') + of('text') * 0.3);
  return null;
};

/** What the cells alone make of a column without a telling header. */
const fromContent = (
  kind: ImportKind,
  shares: KindShares,
): { field: ImportField; score: number } | null => {
  const of = (name: keyof KindShares): number => shares[name] ?? 0;
  if (of('email') >= 0.3) return { field: 'email', score: 0.5 + of('email') / 3 };
  if (of('siret') >= 0.6 && kind === 'companies') return { field: 'siret', score: 0.75 };
  if (of('phone') >= 0.6) return { field: 'phone', score: 0.5 + of('phone') / 4 };
  if (of('full_name') >= 0.5)
    return { field: kind === 'candidates' ? 'full_name' : 'contact', score: 0.62 };
  if (of('first_name') >= 0.6 && kind === 'candidates') return { field: 'first_name', score: 0.6 };
  if (of('company') >= 0.4 && kind === 'companies') return { field: 'name', score: 0.6 };
  if (of('programme') >= 0.6 && kind === 'candidates') return { field: 'programme', score: 0.62 };
  if (of('session') >= 0.8 && kind === 'candidates') return { field: 'session', score: 0.6 };
  return null;
};

interface Proposal {
  column: number;
  field: ImportField;
  score: number;
}

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
  const byHeader = fieldsOfHeader(kind, header).map(({ field, score }) => {
    const content = contentScore(kind, field, shares);
    const against = content !== null && content < 0.25 && shares.filled > 1;
    const isContact = field === 'email' || field === 'phone';
    if (against) return { column, field, score: score * (isContact ? 0.2 : 0.55) };
    const confirmed = score > 0.7 && content !== null && content >= 0.6;
    return { column, field, score: confirmed ? Math.max(score, 0.85) : score };
  });
  const content = isSomebodyElses(kind, header) ? null : fromContent(kind, shares);
  const wins = content !== null && !byHeader.some(({ field }) => field === content.field);
  return wins ? [...byHeader, { column, ...content }] : byHeader;
};

/** « Nom » above « DURAND Léa » is a name and a first name, where no column of first names stands beside it. */
const withFullNames = (
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): Proposal[] => {
  const hasFirst = proposals.some(({ field, score }) => field === 'first_name' && score > 0.6);
  return proposals.flatMap((proposal) => {
    if (hasFirst && proposal.field === 'full_name' && proposal.score < 0.95) return [];
    const full = shares[proposal.column]?.full_name ?? 0;
    const isName = proposal.field === 'last_name' || proposal.field === 'first_name';
    if (hasFirst || !isName || full < 0.5) return [proposal];
    return [{ ...proposal, field: 'full_name', score: proposal.score - 0.02 }];
  });
};

/** Without headers, family names stand beside the first names. */
const withFamilyNames = (
  table: Table,
  proposals: readonly Proposal[],
  shares: readonly KindShares[],
): Proposal[] => {
  const first = proposals.find(
    ({ field, column }) => field === 'first_name' && table.header[column] === '',
  );
  const has = proposals.some(({ field }) => field === 'last_name');
  if (!first || has) return [...proposals];
  const beside = [first.column + 1, first.column - 1].find((column) => {
    const { words = 0, first_name: names = 0, filled = 0 } = shares[column] ?? {};
    return filled > 0 && words + names > 0.5;
  });
  return beside === undefined
    ? [...proposals]
    : [...proposals, { column: beside, field: 'last_name', score: 0.61 }];
};

/** In a list of companies, « Nom » is the company's where nothing else is, and nobody's first name stands beside it. */
const withCompanyNames = (kind: ImportKind, proposals: readonly Proposal[]): Proposal[] => {
  if (kind === 'candidates') return [...proposals];
  const has = (wanted: ImportField) =>
    proposals.some(({ field, score }) => field === wanted && score > 0.6);
  const people = has('first_name');
  return proposals.map((proposal) => {
    if (proposal.field === 'last_name' && !people && !has('name'))
      return { ...proposal, field: 'name', score: Math.min(proposal.score, 0.9) };
    if (proposal.field === 'full_name') return { ...proposal, field: 'contact' };
    return proposal;
  });
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
    used.add(proposal.field);
    taken.set(proposal.column, proposal);
  }
  return taken;
};

const sure = 0.8;
const names: ReadonlySet<ImportField> = new Set(['first_name', 'last_name', 'full_name', 'name']);

/** A name, an address or a number that would be left out without a word. */
const isMissed = (kind: ImportKind, header: string, shares: KindShares): boolean => {
  if (shares.filled === 0 || isSomebodyElses(kind, header)) return false;
  const content = fromContent(kind, shares)?.field;
  if (content === 'email' || content === 'phone' || content === 'full_name') return true;
  if (content === 'name' || content === 'first_name') return true;
  const [told] = fieldsOfHeader(kind, header);
  return (
    told !== undefined &&
    told.score > 0.7 &&
    (names.has(told.field) || told.field === 'phone' || told.field === 'email')
  );
};

const identified = (kind: ImportKind, fields: ReadonlySet<ImportField | null>): boolean =>
  fields.has('email') &&
  (kind === 'companies'
    ? fields.has('name')
    : fields.has('full_name') || fields.has('last_name') || fields.has('first_name'));

const samplesOf = (cells: readonly string[]): string[] =>
  [...new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''))].slice(
    0,
    shownSamples,
  );

/** What each column of a table is taken for, by what stands above it and by what it holds. */
export const mapColumns = (
  kind: ImportKind,
  table: Table,
  isProgramme: (text: string) => boolean = () => false,
): ColumnMap => {
  const step = Math.max(1, Math.floor(table.rows.length / sampled));
  const some = table.rows.filter((_, index) => index % step === 0);
  const cells = table.header.map((_, column) => some.map((row) => row.cells[column] ?? ''));
  const shares = cells.map((column) => kindShares(column, isProgramme));
  const raw = table.header.flatMap((header, column) => {
    const share = shares[column];
    return share ? proposalsFor(kind, column, header, share) : [];
  });
  const taken = assign(
    kind,
    withCompanyNames(kind, withFullNames(withFamilyNames(table, raw, shares), shares)),
  );
  const columns = table.header.map((header, column): MappedColumn => {
    const proposal = taken.get(column);
    const share = shares[column] ?? { filled: 0 };
    const core =
      proposal &&
      (names.has(proposal.field) || proposal.field === 'email' || proposal.field === 'phone');
    const weak = core === true && proposal.score < sure;
    return {
      header,
      samples: samplesOf(cells[column] ?? []),
      filled: table.rows.filter((row) => (row.cells[column] ?? '').trim() !== '').length,
      field: proposal?.field ?? null,
      doubtful: weak || (!proposal && isMissed(kind, header, share)),
    };
  });
  const fields = new Set(columns.map(({ field }) => field));
  return { columns, plain: identified(kind, fields) && columns.every(({ doubtful }) => !doubtful) };
};

/** What a header row is remembered by, so that what was corrected once is not asked again. */
export const headerKey = (kind: ImportKind, header: readonly string[]): string =>
  [kind, ...header.map(fold)].join('|');
