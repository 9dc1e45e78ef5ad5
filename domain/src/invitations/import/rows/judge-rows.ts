import { isSiret } from '../../../contracts/identifiers/siret.ts';
import { emailKey, isEmail } from '../../../accounts/email.ts';
import type { ImportKind } from '../fields.ts';
import { isSiren } from '../cells/sirets.ts';
import { fold } from '../fold.ts';
import type { ReadRow, RowDoubt, RowFault } from './read-rows.ts';

export interface Judgement {
  faults: RowFault[];
  doubts: RowDoubt[];
}

/** Whom a row speaks of, where two rows with different addresses may be one person; empty where too little is known. */
export const personKey = (kind: ImportKind, { values }: ReadRow): string => {
  const name =
    kind === 'companies' ? fold(values.name) : fold(`${values.first_name} ${values.last_name}`);
  const phone = values.phone.replaceAll(/\D/g, '');
  return name === '' || phone.length < 9
    ? ''
    : `${name.split(' ').toSorted().join(' ')}|${phone.slice(-9)}`;
};

const faultsOf = (kind: ImportKind, { values }: ReadRow, seen: ReadonlySet<string>): RowFault[] => {
  const faults: RowFault[] = [];
  if (values.email === '') faults.push('no-email');
  else if (!isEmail(values.email)) faults.push('malformed-email');
  else if (seen.has(emailKey(values.email))) faults.push('duplicate-email');
  if (kind === 'companies' && values.name === '') faults.push('no-name');
  return faults;
};

const doubtsOf = (
  { values, programme, session, ofTwo, isGone, isRelative }: ReadRow,
  known: boolean,
): RowDoubt[] => {
  const doubts: RowDoubt[] = [];
  if (isGone) doubts.push('gone');
  if (isRelative) doubts.push('relative');
  if (ofTwo) doubts.push('two-people');
  if (values.siret !== '' && !isSiret(values.siret) && !isSiren(values.siret))
    doubts.push('odd-siret');
  if (values.programme !== '' && programme === null) doubts.push('unknown-programme');
  if (values.session !== '' && session === null) doubts.push('unknown-session');
  if (known) doubts.push('same-person');
  return doubts;
};

/**
 * What is wrong with each row, in their order. An address belongs to the first sound row that carries it; rows that are left
 * out (`isLeftOut`) take it from nobody.
 */
export const judgeRows = (
  kind: ImportKind,
  rows: readonly ReadRow[],
  isLeftOut: (row: ReadRow) => boolean = () => false,
): Judgement[] => {
  const addresses = new Set<string>();
  const people = new Set<string>();
  return rows.map((row) => {
    const faults = faultsOf(kind, row, addresses);
    const person = personKey(kind, row);
    const doubts = doubtsOf(row, person !== '' && faults.length === 0 && people.has(person));
    if (faults.length === 0 && !isLeftOut(row)) {
      addresses.add(emailKey(row.values.email));
      if (person !== '') people.add(person);
    }
    return { faults, doubts };
  });
};
