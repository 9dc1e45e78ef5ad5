import { expect, test } from 'vitest';
import { adult } from '../testing/adult.ts';
import type { FileValues } from '../rules/rule.ts';
import { lateSignature } from './signature-day.ts';

const file: FileValues = { ...adult, contract_start: '2026-09-01', signed_on: '' };
const first = (on: string, values = file) => lateSignature(values, { on, round: 1 });

test('an apprenticeship is signed on its first day at the latest', () => {
  expect(first('2026-09-01')).toBeNull();
  expect(first('2026-09-02')).toContain('Le contrat commence le 1er septembre 2026');
  expect(first('2026-09-02', { ...file, contract_kind: 'professional' })).toBeNull();
});

test('one that was concluded in time is mended later, and no other', () => {
  const again = (signed_on: string) =>
    lateSignature({ ...file, signed_on }, { on: '2026-10-01', round: 2 });
  expect(again('2026-08-20')).toBeNull();
  expect(again('')).not.toBeNull();
});
