import { companyFields } from '@tandem/domain/companies/company-fields';
import type { Fields } from '@tandem/domain/fields/field';
import { expect, test } from 'vitest';
import { emptyValues, formValues, missingFields, sentValues } from './field-values.ts';

const common = { label: 'Champ', readers: 'own', missing: null } as const;

const fields = {
  start: { ...common, kind: 'date', required: 'always' },
  phone: { ...common, kind: 'phone', required: 'never' },
  skills: { ...common, kind: 'list', of: 'skills', max: 9, answered: 'names', required: 'never' },
  remote: { ...common, kind: 'flag', required: 'never' },
  letter: { ...common, kind: 'file', required: 'by rule' },
} as const satisfies Fields;

const record = {
  start: '2026-09-01',
  phone: '+33639981234',
  skills: [{ id: 7, name: 'Vente' }],
  remote: true,
  letter: 'letters/x.pdf',
};

test('every field of a record stands in the form, and what is not touched is sent as it was', () => {
  const values = formValues(fields, record);
  expect(values).toEqual({ ...record, phone: '06 39 98 12 34', letter: null });
  expect(sentValues(fields, values)).toEqual({
    start: '2026-09-01',
    phone: '06 39 98 12 34',
    skills: [7],
    remote: true,
  });
});

test('a form begins empty, and asks for what is always required and nothing else', () => {
  const values = emptyValues(fields);
  expect(values).toEqual({ start: '', phone: '', skills: [], remote: false, letter: null });
  expect(Object.keys(missingFields(fields, values))).toEqual(['start']);
  expect(missingFields(fields, values).start).not.toBeNull();
  expect(missingFields(fields, { ...values, start: '2026-09-01' }).start).toBeNull();
});

test('a company that is only named starts in France, and its sectors go by their ids', () => {
  expect(emptyValues(companyFields)).toMatchObject({ country: 'France', city: '' });
  const sheet = { ...emptyValues(companyFields), sector: [{ id: 24, name: 'Édition' }] };
  expect(formValues(companyFields, sheet).sector).toEqual([24]);
});
