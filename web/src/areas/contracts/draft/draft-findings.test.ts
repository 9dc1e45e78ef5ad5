import { expect, test } from 'vitest';
import { nirVerdict } from '@tandem/domain/contracts/identifiers/nir';
import { adult } from '@tandem/domain/contracts/testing/adult';
import { sheetFaults } from './draft-findings.ts';

const { supervisor_nir: number, ...values } = { ...adult, supervisor_nir: '1800569' };
const hidden = { supervisor_nir: '… 69' };

test('a number that a draft has kept and hides is judged as one that is typed', () => {
  expect(sheetFaults({ values: adult, hidden: {} })).toEqual({});
  expect(sheetFaults({ values: { ...values, supervisor_nir: number }, hidden: {} })).toHaveProperty(
    'supervisor_nir',
  );
  const verdict = nirVerdict(number, { withKey: 'required' });
  const sealedFindings = verdict
    ? [{ rule: 'supervisor_nir', field: 'supervisor_nir', source: '', ...verdict }]
    : [];
  expect(sheetFaults({ values, hidden, sealedFindings })['supervisor_nir']).toContain(
    'Ce numéro a 7 caractères.',
  );
  expect(sheetFaults({ values, hidden })).toEqual({});
});
