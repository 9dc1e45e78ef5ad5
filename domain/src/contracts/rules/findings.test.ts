import { describe, expect, it } from 'vitest';
import { contractFindings, contractRules, openFindings, reasonKey } from './findings.ts';
import { contextOn, type FileValues } from './rule.ts';

const context = contextOn('2026-07-01');

/** An adult at a small firm, in a first contract of apprenticeship. */
const sound: FileValues = {
  contract_kind: 'apprentice',
  siret: '732 829 320 00074',
  ape_code: '6201Z',
  idcc: '1486',
  collective_agreement: '1486 Syntec',
  employer_kind: '12',
  employer_special: '0',
  company_zip: '69001',
  email: 'contact@atelier.example',
  candidate_birthdate: '2006-05-10',
  candidate_sex: 'F',
  candidate_birth_department: '069',
  candidate_nir: '2060569123001',
  candidate_email: 'lea@exemple.example',
  candidate_nationality: '1',
  candidate_situation: '1',
  candidate_disability: 'non',
  candidate_business_project: 'non',
  candidate_elite_athlete: 'non',
  supervisor_birthdate: '1980-02-29',
  supervisor_email: 'eric@atelier.example',
  contract_type_code: '11',
  contract_mode: '1',
  signed_on: '2026-07-10',
  contract_start: '2026-09-01',
  practice_start: '2026-09-01',
  contract_end: '2028-08-31',
  weekly_hours: '35',
  weekly_minutes: '0',
  starting_pay: '802,82',
  training_start: '2026-09-14',
  training_end: '2028-07-05',
  training_hours: '1350',
  training_remote_hours: '100',
  training_cfd: '32031009',
  training_rncp: '38362',
  cfa_uai: '0750655E',
};

const told = (changes: FileValues) =>
  contractFindings({ ...sound, ...changes }, context).map(({ field, blocks }) => [field, blocks]);

describe('the rules of a contract', () => {
  it('have nothing against a sound file, nor against an empty one', () => {
    expect(contractFindings(sound, context)).toEqual([]);
    expect(contractFindings({}, context)).toEqual([]);
  });

  it('each have a name of their own and a source', () => {
    const names = contractRules.map(({ rule }) => rule);
    expect(new Set(names).size).toBe(names.length);
    expect(contractRules.every(({ source }) => source !== '')).toBe(true);
  });

  // One wrong file a line: what was changed, where it is told, and whether it blocks.
  it.each<[FileValues, string, boolean]>([
    [{ siret: '123' }, 'siret', true],
    [{ siret: '73282932000075' }, 'siret', true],
    [{ siret: '732829320' }, 'siret', true],
    [{ cfa_siret: '11111111111111' }, 'cfa_siret', true],
    [{ ape_code: '620' }, 'ape_code', true],
    [{ ape_code: '4400A' }, 'ape_code', false],
    [{ idcc: 'Syntec' }, 'idcc', true],
    [{ idcc: '4242' }, 'idcc', false],
    [{ collective_agreement: '4242' }, 'collective_agreement', false],
    [{ cfa_uai: '0750655F' }, 'cfa_uai', true],
    [{ cfa_uai: '750655E' }, 'cfa_uai', true],
    [{ training_cfd: '123' }, 'training_cfd', true],
    [{ training_rncp: '1' }, 'training_rncp', true],
    [
      { contract_type_code: '21', previous_contract_number: '2024' },
      'previous_contract_number',
      true,
    ],
    [{ supervisor_nir: '1800229' }, 'supervisor_nir', true],
    [{ supervisor_nir: '180026912300199' }, 'supervisor_nir', true],
    [{ candidate_nir: '3' }, 'candidate_nir', true],
    [{ candidate_nir: '1060569123001' }, 'candidate_nir', false],
    [{ candidate_nir: '2060669123001' }, 'candidate_nir', false],
    [{ candidate_nir: '2060575123001' }, 'candidate_nir', false],
    [{ candidate_nir: '2061369123001' }, 'candidate_nir', false],
    [{ candidate_birth_department: '69' }, 'candidate_birth_department', true],
    [{ company_zip: '6900' }, 'company_zip', true],
    [{ candidate_email: 'contact@atelier.example' }, 'candidate_email', false],
    [{ supervisor_email: 'lea@exemple.example' }, 'supervisor_email', true],
    [{ contract_end: '2026-08-31', training_end: '' }, 'contract_end', true],
    [{ contract_end: '2027-01-31', training_end: '', training_hours: '' }, 'contract_end', true],
    [{ contract_end: '2029-09-30', training_end: '', training_hours: '' }, 'contract_end', true],
    [
      {
        contract_end: '2029-09-30',
        training_end: '',
        training_hours: '',
        candidate_disability: '',
      },
      'contract_end',
      false,
    ],
    [
      {
        contract_end: '2030-09-30',
        training_end: '',
        training_hours: '',
        candidate_disability: 'oui',
      },
      'contract_end',
      true,
    ],
    [
      {
        contract_start: '2026-05-01',
        signed_on: '',
        practice_start: '',
        training_start: '',
        contract_end: '2028-04-30',
        training_end: '',
      },
      'contract_start',
      false,
    ],
    [{ signed_on: '2026-09-02' }, 'signed_on', true],
    [{ practice_start: '2026-12-02' }, 'practice_start', true],
    [{ practice_start: '2026-08-30' }, 'practice_start', true],
    [{ training_start: '2026-12-15' }, 'training_start', true],
    [{ training_start: '2026-07-05' }, 'training_start', false],
    [{ training_end: '2026-09-01' }, 'training_end', true],
    [{ training_end: '2028-09-15' }, 'training_end', true],
    [{ training_end: '2028-05-01' }, 'training_end', false],
    [
      { candidate_birthdate: '2012-01-01', candidate_nir: '', starting_pay: '' },
      'candidate_birthdate',
      true,
    ],
    [
      { candidate_birthdate: '2011-01-01', candidate_nir: '', starting_pay: '' },
      'candidate_birthdate',
      false,
    ],
    [
      { candidate_birthdate: '1994-01-01', candidate_nir: '', starting_pay: '', derogation: '12' },
      'candidate_birthdate',
      true,
    ],
    [
      {
        candidate_birthdate: '1994-01-01',
        candidate_nir: '',
        starting_pay: '',
        candidate_disability: 'oui',
      },
      'derogation',
      true,
    ],
    [{ supervisor_birthdate: '2015-06-01' }, 'supervisor_birthdate', true],
    [{ supervisor_birthdate: '2008-09-02' }, 'supervisor_birthdate', true],
    [{ supervisor_birthdate: '1940-06-01' }, 'supervisor_birthdate', false],
    [{ second_supervisor_lastname: 'Roux' }, 'second_supervisor_lastname', true],
    [{ second_supervisor_birthdate: '2010-01-01' }, 'second_supervisor_birthdate', true],
    [{ candidate_nationality: '3' }, 'candidate_nationality', false],
    [{ training_hours: '700' }, 'training_hours', true],
    [{ training_remote_hours: '1400' }, 'training_remote_hours', true],
    [{ training_remote_hours: '1200' }, 'training_remote_hours', false],
    [{ weekly_hours: '50' }, 'weekly_hours', true],
    [{ weekly_hours: '42', starting_pay: '1000' }, 'weekly_hours', false],
    [
      { candidate_birthdate: '2009-05-10', candidate_nir: '', weekly_hours: '39' },
      'weekly_hours',
      true,
    ],
    [{ weekly_minutes: '75' }, 'weekly_minutes', true],
    [{ starting_pay: '700' }, 'starting_pay', true],
    [{ candidate_birthdate: '2000-05-10', candidate_nir: '' }, 'starting_pay', true],
    [{ employer_kind: '22', contract_mode: '2' }, 'contract_mode', true],
    [{ employer_special: '1' }, 'contract_mode', false],
    [
      { contract_kind: 'professional', employer_kind: '21', starting_pay: '' },
      'contract_kind',
      false,
    ],
    [
      { contract_kind: 'professional', training_hours: '100', starting_pay: '' },
      'training_hours',
      true,
    ],
  ])('%j: %s, blocks: %s', (changes, field, blocks) => {
    expect(told(changes)).toContainEqual([field, blocks]);
  });

  it.each<[string, FileValues]>([
    [
      'a worker recognised as disabled, four years',
      {
        candidate_disability: 'oui',
        contract_end: '2030-08-31',
        training_end: '2030-07-01',
        training_hours: '2600',
      },
    ],
    [
      '33 years old, second contract',
      {
        candidate_birthdate: '1993-01-01',
        candidate_nir: '',
        contract_type_code: '22',
        derogation: '12',
        starting_pay: '1867,02',
      },
    ],
    [
      'four months after a rupture',
      {
        contract_type_code: '23',
        contract_end: '2026-12-31',
        training_end: '2026-12-15',
        training_hours: '200',
      },
    ],
    [
      '15 years old with the derogation',
      { candidate_birthdate: '2011-01-01', candidate_nir: '', derogation: '11' },
    ],
    [
      'begun at the training centre without employer',
      { training_start: '2026-07-05', candidate_situation: '7' },
    ],
    ['temporary work', { employer_special: '1', contract_mode: '3' }],
    ['within a permanent contract', { contract_mode: '2' }],
  ])('%s is nothing wrong', (_, changes) => {
    expect(contractFindings({ ...sound, ...changes }, context)).toEqual([]);
  });

  it('let what is unlikely pass with a reason, and never what blocks', () => {
    const values = { ...sound, idcc: '4242', siret: '123' };
    expect(openFindings(values, context).map(({ field }) => field)).toEqual(['siret', 'idcc']);
    const reasons = { [reasonKey('idcc')]: 'Nouvelle convention', [reasonKey('siret')]: 'Si' };
    expect(openFindings({ ...values, ...reasons }, context).map(({ field }) => field)).toEqual([
      'siret',
    ]);
  });
});
