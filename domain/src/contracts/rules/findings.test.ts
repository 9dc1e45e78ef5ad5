import { describe, expect, it } from 'vitest';
import { adult } from '../testing/adult.ts';
import { lookedAt, wholeFile } from '../testing/whole-files.ts';
import { contractFindings, contractRules, openFindings, reasonKey } from './findings.ts';
import { contextOn, type Accompanied, type FileValues } from './rule.ts';

const context = contextOn(lookedAt);

describe('the rules of a contract', () => {
  it('have nothing against an empty file', () => {
    expect(contractFindings({}, context)).toEqual([]);
  });

  it('each have a name of their own and a source', () => {
    const names = contractRules.map(({ rule }) => rule);
    expect(new Set(names).size).toBe(names.length);
    expect(contractRules.every(({ source }) => source !== '')).toBe(true);
  });

  it('say that they are to be checked where their source is not sure, and only there', () => {
    const values = { ...adult, training_price: '0', funding: '10', weekly_hours: '60' };
    const told = contractFindings(values, context);
    const unsure = told.filter(({ why }) => why.endsWith(' Cette règle est à vérifier.'));
    expect(unsure.map(({ rule }) => rule)).toEqual(['training_price', 'funding_within_price']);
    expect(told.length).toBeGreaterThan(unsure.length);
  });

  it.each<[string, FileValues]>([
    [
      '15 years old with the derogation',
      { candidate_birthdate: '2011-01-01', candidate_nir: '', derogation: '11' },
    ],
    [
      'begun at the training centre without employer',
      { training_start: '2026-06-05', candidate_situation: '7' },
    ],
    [
      '39 hours by an amendment after an eighteenth birthday',
      {
        candidate_birthdate: '2008-10-15',
        candidate_nir: '',
        contract_type_code: '36',
        previous_contract_number: '069202609NC1234',
        amendment_effect: '2026-11-02',
        weekly_hours: '39',
        starting_pay: '1900,00',
        guardian_name: 'Martin Jeanne',
      },
    ],
    [
      'signed after an eighteenth birthday',
      { candidate_birthdate: '2008-06-30', candidate_nir: '' },
    ],
    [
      'an artisan’s first employee',
      {
        employees: '0',
        company_name: '3M',
        workforce: 'Aucun salarié',
        supervisor_firstname: 'Nadia',
        supervisor_lastname: 'Benali',
      },
    ],
    [
      'names of one letter, and with apostrophes',
      { candidate_birth_name: 'O’Neill-d’Été', supervisor_lastname: 'O' },
    ],
    [
      'a town of the Post, and a soldier’s address',
      {
        company_town: 'PARIS CEDEX 09',
        company_zip: '75436',
        candidate_zip: '00200',
        candidate_town: 'Saint-Pierre (974)',
        signed_at: 'Lyon 3e',
      },
    ],
    [
      'born abroad, with a foreign telephone',
      {
        candidate_birth_department: '099',
        candidate_birth_town: 'Genève',
        candidate_nir: '2060599123001',
        candidate_phone: '+41 79 123 45 67',
      },
    ],
    [
      'a shop in New Caledonia',
      {
        company_zip: '98800',
        company_town: 'Nouméa',
        phone: '27 12 34',
        candidate_phone: '40 12 34 56',
      },
    ],
    [
      'a tutor by a diploma of the level that is prepared',
      { supervisor_competence: 'diploma', supervisor_level: '5' },
    ],
    ['a tutor by an agreement of the branch', { supervisor_competence: 'branch' }],
    ['a tutor of seventy-five', { supervisor_birthdate: '1951-03-01', supervisor_nir: '' }],
    [
      'at forty with a disability',
      {
        candidate_birthdate: '1986-05-10',
        candidate_nir: '',
        candidate_disability: 'oui',
        candidate_situation: '10',
        derogation: '12',
        starting_pay: '1867,02',
      },
    ],
    [
      'a doctorate, whose code says no level',
      {
        candidate_highest_diploma: '73',
        training_title: 'Doctorat',
        training_diploma_type: '80',
        training_cfd: '10031009',
        funding: '15750',
        employer_share: '750',
      },
    ],
    ['a part-time of 24 hours', { weekly_hours: '24' }],
    ['housed and fed', { meal_benefit: '4,10', housing_benefit: '180', other_benefit: 'oui' }],
    [
      'a start in 2027 with pay that may do',
      {
        contract_start: '2027-02-01',
        practice_start: '2027-02-01',
        training_start: '2027-02-01',
        contract_end: '2029-01-31',
        training_end: '2028-12-20',
        starting_pay: '850',
      },
    ],
  ])('%s is nothing wrong', (_, changes) => {
    expect(contractFindings({ ...adult, ...changes }, context)).toEqual([]);
  });

  it('look at no field that the file asks for no more, and at a guardian’s whose ward is not known', () => {
    const elsewhere = { ...adult, place_same: 'non', place_siret: '123' };
    expect(contractFindings(elsewhere, context).map(({ field }) => field)).toContain('place_siret');
    expect(contractFindings({ ...elsewhere, place_same: 'oui' }, context)).toEqual([]);
    const alone = { contract_kind: 'apprentice', guardian_zip: '690' };
    expect(contractFindings(alone, context).map(({ field }) => field)).toEqual(['guardian_zip']);
  });

  it('count who else a tutor accompanies at the same time, and no more', () => {
    const one = (from: string, to: string) => ({
      kind: 'apprentice' as const,
      tutors: ['eric@atelier.example'],
      from,
      to,
    });
    const told = (...accompanied: Accompanied[]) =>
      contractFindings(
        { ...adult, supervisor_email: 'Eric@Atelier.example' },
        contextOn(lookedAt, { accompanied }),
      ).map(({ field, blocks, wrong }) => [field, blocks, wrong]);
    const first = one('2025-09-01', '2027-08-31');
    const second = one('2026-09-01', '2027-08-31');
    const after = one('2027-09-01', '2029-08-31');
    expect(told(first, { ...second, tutors: ['autre@atelier.example'] })).toEqual([]);
    // Never more than one of them at a time.
    expect(told(first, after)).toEqual([]);
    expect(told(first, second, after)).toEqual([
      ['supervisor_email', false, 'Ce tuteur accompagne déjà 2 apprentis à la même période.'],
    ]);
    // More of them are allowed by derogation, or by a branch.
    expect(told(first, second, second)).toEqual([
      ['supervisor_email', false, 'Ce tuteur accompagne déjà 3 apprentis à la même période.'],
    ]);
  });

  it('let a tutor follow three people where one is in professionalisation, and an employer two', () => {
    const days = { from: '2026-09-01', to: '2027-08-31' };
    const of = (kind: Accompanied['kind']) => ({ kind, tutors: ['eric@atelier.example'], ...days });
    const file = {
      ...wholeFile('professionalisation at 30'),
      supervisor_email: 'eric@atelier.example',
    };
    const told = (values: FileValues, ...accompanied: Accompanied[]) =>
      contractFindings(values, contextOn(lookedAt, { accompanied }))
        .filter(({ rule }) => rule === 'supervisor_load')
        .map(({ blocks, wrong }) => [blocks, wrong]);
    const two = [of('apprentice'), of('professional')];
    expect(told(file, ...two)).toEqual([]);
    expect(told(file, ...two, of('professional'))).toEqual([
      [false, 'Ce tuteur suit déjà 3 alternants à la même période.'],
    ]);
    expect(told({ ...file, legal_rep_email: 'Eric@Atelier.example' }, ...two)).toEqual([
      [false, 'Ce tuteur suit déjà 2 alternants à la même période.'],
    ]);
    // Of an apprentice's tutor apprentices alone are counted.
    const adultFile = { ...adult, supervisor_email: 'eric@atelier.example' };
    expect(told(adultFile, ...two)).toEqual([]);
  });

  it.each([
    ['22', '4', 'Diplôme du contrat précédent, et sa fin'],
    ['23', '8', 'Cause et jour de la rupture'],
  ])(
    'name what opens an apprenticeship from 30 to 35, and let a contract of type %s pass with it',
    (type, situation, asks) => {
      const values = {
        ...adult,
        candidate_birthdate: '1993-01-01',
        candidate_nir: '',
        contract_type_code: type,
        candidate_situation: situation,
        derogation: '12',
        starting_pay: '1867,02',
      };
      const [told, ...others] = contractFindings(values, context);
      expect(others).toEqual([]);
      expect(told).toMatchObject({ rule: 'age_at_start', blocks: false, asks });
      expect(told?.why).toContain('dans l’année');
      const reasons = { [reasonKey('age_at_start')]: 'BTS, fini le 31/08/2026' };
      expect(openFindings({ ...values, ...reasons }, context)).toEqual([]);
    },
  );

  it('let what is unlikely pass with a reason, and never what blocks', () => {
    const values = { ...adult, idcc: '4242', siret: '123' };
    expect(openFindings(values, context).map(({ field }) => field)).toEqual(['siret', 'idcc']);
    const reasons = { [reasonKey('idcc')]: 'Nouvelle convention', [reasonKey('siret')]: 'Si' };
    expect(openFindings({ ...values, ...reasons }, context).map(({ field }) => field)).toEqual([
      'siret',
    ]);
  });
});
