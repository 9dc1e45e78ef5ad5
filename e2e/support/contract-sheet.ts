import { contractFields, type ContractFieldName } from '@tandem/domain/contracts/contract-sheet';
import { wholeFile } from '../../server/src/testing/fixtures/contracts/whole-file.ts';
import { call } from './api.ts';
import type { Product } from './product.ts';
import type { Placement } from './world.ts';

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

/** Finalises a match both have agreed on, with a file that lacks nothing. */
export const finaliseWhole = async (
  product: Product,
  { superuser, matchId }: Pick<Placement, 'superuser' | 'matchId'>,
): Promise<void> => {
  const values = wholeFile();
  const { token: as } = superuser;
  await call(product, 'POST /contract/note/{matchId}/', {
    as,
    params: { matchId },
    body: Object.fromEntries(contractFields.map(({ name }) => [name, values[name] ?? ''])),
  });
  await call(product, 'PUT /contract/file/{matchId}/', {
    as,
    params: { matchId },
    body: {
      changes: Object.entries(values)
        .filter(([key]) => !contractFields.some(({ name }) => name === key))
        .map(([key, value]) => ({ key, value, seen: '' })),
    },
  });
};
