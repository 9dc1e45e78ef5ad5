import { isSiret } from '../../../contracts/identifiers/siret.ts';
import { emailKey, isEmail } from '../../../accounts/email.ts';
import type { ImportKind } from '../fields.ts';
import { companyKey } from '../cells/company-key.ts';
import { isSiren } from '../cells/sirets.ts';
import { mayNameNobody } from '../cells/says-nothing.ts';
import { fold } from '../fold.ts';
import { isOddContact, isOddName, isOddTown } from './odd-values.ts';
import type { ReadRow, RowDoubt, RowFault } from './read-rows.ts';

export interface Judgement {
  faults: RowFault[];
  doubts: RowDoubt[];
  /** The key of the sound row above that has its address, or its name where it has none. */
  repeats: number | null;
}

/** Whom a row speaks of, where two rows with different addresses may be one person; empty where too little is known. */
export const personKey = (kind: ImportKind, { values }: ReadRow): string => {
  const name =
    kind === 'companies'
      ? companyKey(values.name)
      : fold(`${values.first_name} ${values.last_name}`);
  const phone = values.phone.replaceAll(/\D/g, '');
  return name === '' || phone.length < 9
    ? ''
    : `${name.split(' ').toSorted().join(' ')}|${phone.slice(-9)}`;
};

/** Remembers companies; answers of a row whether one above is the same, by its SIRET, else by its name: two SIRETs are two. */
const rememberCompanies = () => {
  const sirets = new Set<string>();
  const names = new Map<string, string>();
  return {
    has: ({ values: { name, siret } }: ReadRow): boolean => {
      if (siret !== '' && sirets.has(siret)) return true;
      const known = names.get(companyKey(name));
      return known !== undefined && (siret === '' || known === '');
    },
    add: ({ values: { name, siret } }: ReadRow): void => {
      if (siret !== '') sirets.add(siret);
      const key = companyKey(name);
      if (name !== '') names.set(key, names.get(key) || siret);
    },
  };
};

/** By what a row is told from others: its address, or who it is where it has none. */
const rowKey = ({ values }: ReadRow): string =>
  values.email === ''
    ? [values.name, values.first_name, values.last_name, values.phone].map(fold).join('|')
    : emailKey(values.email);

/** Whoever has no address is told apart by the whole name. */
const hasName = (kind: ImportKind, { values }: ReadRow): boolean => {
  if (kind === 'companies') return values.name !== '';
  return values.email !== '' || (values.first_name !== '' && values.last_name !== '');
};

const faultsOf = (
  kind: ImportKind,
  row: ReadRow,
  { seen, withoutAddress }: { seen: ReadonlyMap<string, number>; withoutAddress: boolean },
): RowFault[] => {
  const { email } = row.values;
  const faults: RowFault[] = [];
  if (email === '' && !withoutAddress) faults.push('no-email');
  else if (email !== '' && !isEmail(email)) faults.push('malformed-email');
  else if (seen.has(rowKey(row))) faults.push('duplicate-email');
  const isNamed = kind === 'candidates' && !withoutAddress ? true : hasName(kind, row);
  if (!isNamed) faults.push('no-name');
  return faults;
};

/** Rows that `withoutAddress` makes sound. */
export const isOnlyWithoutAddress = (
  kind: ImportKind,
  row: ReadRow & Pick<Judgement, 'faults'>,
): boolean =>
  row.values.email === '' && hasName(kind, row) && row.faults.every((one) => one === 'no-email');

const doubtsOf = (
  {
    values,
    programme,
    session,
    ofTwo,
    isGone,
    isRelative,
    isMisplaced,
    hasUnread,
    hasError,
  }: ReadRow,
  known: boolean,
): RowDoubt[] => {
  const doubts: RowDoubt[] = [];
  if (isGone) doubts.push('gone');
  if (isRelative) doubts.push('relative');
  if (ofTwo) doubts.push('two-people');
  if (hasError) doubts.push('error');
  if (isMisplaced) doubts.push('misplaced');
  if (hasUnread) doubts.push('unread-number');
  if (isOddTown(values.town)) doubts.push('odd-town');
  if (isOddContact(values.contact) || isOddContact(values.contact_role)) doubts.push('odd-contact');
  if ([values.first_name, values.last_name, values.name].some(mayNameNobody) || isOddName(values))
    doubts.push('odd-name');
  if (values.siret !== '' && !isSiret(values.siret) && !isSiren(values.siret))
    doubts.push('odd-siret');
  if (values.programme !== '' && programme === null) doubts.push('unknown-programme');
  if (values.session !== '' && session === null) doubts.push('unknown-session');
  if (known) doubts.push('same-person');
  return doubts;
};

/**
 * What is wrong with each row, in their order. An address belongs to the first sound row that carries it; rows that are left
 * out (`isLeftOut`) take it from nobody. `withoutAddress`: whoever has none is taken, by name.
 */
export const judgeRows = (
  kind: ImportKind,
  rows: readonly ReadRow[],
  isLeftOut: (row: ReadRow) => boolean = () => false,
  { withoutAddress = false }: { withoutAddress?: boolean | undefined } = {},
): Judgement[] => {
  const seen = new Map<string, number>();
  const people = new Set<string>();
  const companies = rememberCompanies();
  return rows.map((row) => {
    const faults = faultsOf(kind, row, { seen, withoutAddress });
    const person = personKey(kind, row);
    const isSame = person !== '' && faults.length === 0 && people.has(person);
    const doubts = doubtsOf(row, isSame);
    if (kind === 'companies' && faults.length === 0 && !isSame && companies.has(row))
      doubts.push('same-company');
    if (faults.length === 0 && !isLeftOut(row)) {
      seen.set(rowKey(row), row.key);
      companies.add(row);
      if (person !== '') people.add(person);
    }
    const repeats = faults.includes('duplicate-email') ? (seen.get(rowKey(row)) ?? null) : null;
    return { faults, doubts, repeats };
  });
};
