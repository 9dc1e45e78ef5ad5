import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractFields, contractSections, contractSheetFaults } from './contract-sheet.ts';
import type { ContractFieldKind, ContractSheet } from './contract-sheet.ts';

const sheet: ContractSheet = {
  legal_form: 'SAS',
  company_name: "L'Atelier du Rhône",
  trade_name: 'Atelier',
  siret: '12345678901234',
  ape_code: '6201Z',
  workforce: '12',
  collective_agreement: 'Syntec',
  retirement_fund: 'AG2R',
  address: '3 rue de la République, 69001 Lyon',
  phone: '04 78 00 00 00',
  email: 'contact@atelier.fr',
  legal_rep_firstname: 'Anne',
  legal_rep_lastname: 'Roux',
  legal_rep_phone: '+33 (0)6 12 34 56 78',
  legal_rep_email: 'anne@atelier.fr',
  supervisor_firstname: 'Éric',
  supervisor_lastname: 'Petit',
  supervisor_phone: '06.12.34.56.78',
  supervisor_email: 'eric@atelier.fr',
  supervisor_birthdate: '1980-02-29',
  supervisor_nir: '180022912345678',
  supervisor_position: 'Chef de projet',
  supervisor_highest_degree: 'Master',
  contract_start: '2026-09-01',
  contract_end: '2028-08-31',
  salary_type: 'Mensuel',
};

const namesOf = (kind: ContractFieldKind) =>
  contractFields.filter((field) => field.kind === kind).map(({ name }) => name);

describe('contract sheet', () => {
  it('asks for every field of the specification, each once', () => {
    expect(contractFields.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(sheet).toSorted(),
    );
    expect(new Set(contractFields.map(({ label }) => label)).size).toBe(contractFields.length);
    expect(contractSections.every(({ fields }) => fields.length > 0)).toBe(true);
  });

  it('has no fault when it is complete, space around the values or not', () => {
    expect(contractSheetFaults(sheet)).toEqual({});
    const spaced = Object.fromEntries(
      Object.entries(sheet).map(([name, text]) => [name, ` ${text} `]),
    );
    expect(contractSheetFaults(spaced)).toEqual({});
  });

  it('says of each field that is missing, empty or blank that it is required, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.subarray(contractFields.map(({ name }) => name)),
        fc.constantFrom(undefined, '', '  \t'),
        (missing, blank) => {
          const partial: Partial<ContractSheet> = { ...sheet };
          for (const name of missing)
            if (blank === undefined) delete partial[name];
            else partial[name] = blank;
          expect(contractSheetFaults(partial)).toEqual(
            Object.fromEntries(missing.map((name) => [name, 'Ce champ est obligatoire.'])),
          );
        },
      ),
    );
  });

  it.each(namesOf('email'))('%s must be an address', (name) => {
    expect(contractSheetFaults({ ...sheet, [name]: 'contact@' })).toEqual({
      [name]: 'Adresse e-mail invalide.',
    });
  });

  it.each(
    namesOf('phone').flatMap((name) =>
      ['abc', '12 34', '......', '+ () - .', '0'.repeat(25), '06 12 34 56 78 poste 4'].map(
        (text) => [name, text] as const,
      ),
    ),
  )('%s is no phone number: %j', (name, text) => {
    expect(contractSheetFaults({ ...sheet, [name]: text })).toEqual({
      [name]: 'Numéro de téléphone invalide.',
    });
  });

  it.each([
    '0478000000',
    '+33478000000',
    '0033 4 78 00 00 00',
    '04-78-00-00-00',
    '+590 690 00 00 00',
  ])('a phone number may be written %j', (phone) => {
    expect(contractSheetFaults({ ...sheet, phone })).toEqual({});
  });

  it.each(
    namesOf('date').flatMap((name) =>
      ['01/09/2027', '2027-9-1', '2027-02-29', '2027-13-01', '2027-09-31', '2027-09-01T00:00'].map(
        (text) => [name, text] as const,
      ),
    ),
  )('%s is no date: %j', (name, text) => {
    expect(contractSheetFaults({ ...sheet, [name]: text })).toEqual({ [name]: 'Date invalide.' });
  });

  it('must end after it starts, however the dates are spaced', () => {
    const late = { contract_end: 'La fin du contrat doit suivre son début.' };
    expect(contractSheetFaults({ ...sheet, contract_end: '2026-09-01' })).toEqual(late);
    expect(contractSheetFaults({ ...sheet, contract_end: '2026-08-31' })).toEqual(late);
    expect(contractSheetFaults({ ...sheet, contract_end: '2026-09-02' })).toEqual({});
    expect(contractSheetFaults({ ...sheet, contract_start: ' 2028-09-01' })).toEqual(late);
    expect(contractSheetFaults({ ...sheet, contract_end: ' 2028-08-31' })).toEqual({});
  });
});
