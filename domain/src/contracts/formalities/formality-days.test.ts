import { expect, test } from 'vitest';
import { askedFrom } from './formalities.ts';
import { formalityDays } from './formality-days.ts';

const apprentice = {
  contract_kind: 'apprentice',
  candidate_birthdate: '2004-05-10',
  contract_start: '2026-09-01',
  contract_end: '2028-08-31',
};

test('an apprentice is seen within two months, and has a card within thirty days', () => {
  expect(formalityDays(apprentice)).toEqual({
    visit: '2026-11-01',
    card: '2026-10-01',
    interview: null,
  });
  expect(formalityDays({ ...apprentice, contract_start: '2026-12-31' }).visit).toBe('2027-02-28');
  expect(formalityDays({})).toEqual({ visit: null, card: null, interview: null });
});

test('a minor is seen before the first day, who turns 18 on it within the usual days', () => {
  const born = (day: string) => formalityDays({ ...apprentice, candidate_birthdate: day }).visit;
  expect(born('2008-09-02')).toBe('2026-08-31');
  expect(born('2008-09-01')).toBe('2026-11-01');
  expect(
    formalityDays({
      ...apprentice,
      contract_kind: 'professional',
      candidate_birthdate: '2009-01-01',
    }).visit,
  ).toBe('2026-08-31');
});

test('of a contract of professionalisation the visit has three months, and a card is for the young with a year of registered training', () => {
  const contract = {
    ...apprentice,
    contract_kind: 'professional',
    contract_end: '2027-08-31',
    qualification_type: '1',
    signed_on: '2026-08-20',
  };
  const days = (changes: Record<string, string>) => formalityDays({ ...contract, ...changes });
  expect(days({})).toEqual({
    visit: '2026-12-01',
    card: '2026-09-19',
    interview: '2026-11-01',
  });
  expect(days({ signed_on: '' }).card).toBe('2026-10-01');
  expect(days({ candidate_birthdate: '2000-09-02' }).card).toBe('2026-09-19');
  for (const without of [
    { candidate_birthdate: '2000-09-01' },
    { contract_end: '2027-08-30' },
    { qualification_type: '2' },
  ])
    expect(days(without).card).toBeNull();
});

test('they are waited for from the first day, of a minor two weeks before, of a card from when its days are counted', () => {
  expect(askedFrom('visit', '2026-11-01', '2026-09-01')).toBe('2026-09-01');
  expect(askedFrom('visit', '2026-08-31', '2026-09-01')).toBe('2026-08-18');
  expect(askedFrom('card', '2026-09-19', '2026-09-01')).toBe('2026-08-20');
});
