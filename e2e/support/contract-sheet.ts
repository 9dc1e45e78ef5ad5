import { contractFields, type ContractFieldName } from '@tandem/domain/contracts/contract-sheet';

const nextYear = new Date().getFullYear() + 1;

/** A tutor's number that nobody has: its key belongs to it. */
export const tutorNir = '1 80 05 69 123 456 92';

const typedValues: Partial<Record<ContractFieldName, string>> = {
  siret: '732 829 320 00074',
  ape_code: '6201Z',
  collective_agreement: '1486',
  supervisor_nir: tutorNir,
  supervisor_birthdate: '17/5/1980',
  contract_start: `01/09/${nextYear}`,
  contract_end: `31/08/${nextYear + 2}`,
};

const byKind = {
  text: "L'essentiel",
  email: 'tuteur@exemple.fr',
  phone: '06 39 98 12 34',
  date: '',
};

/** What one types into the contract sheet, the French way: nothing stands against it. */
export const typedSheet: readonly { label: string; text: string }[] = contractFields.map(
  ({ name, label, kind }) => ({ label, text: typedValues[name] ?? byKind[kind] }),
);

export const contractYears = { start: nextYear, end: nextYear + 2 };
