import type { FileValues } from '../rules/rule.ts';
import { wholeFile, type WholeFile } from './whole-files.ts';

type Unusual = readonly [what: string, file: WholeFile, changes: FileValues];

const threeYears: FileValues = {
  contract_end: '2029-08-31',
  training_end: '2029-07-04',
  training_hours: '900',
};

/** What began two years before, and goes on for another. */
const extended: FileValues = {
  candidate_birthdate: '2005-03-03',
  candidate_nir: '2050369123001',
  candidate_situation: '4',
  previous_contract_number: '069202409NC1234',
  contract_start: '2024-09-01',
  practice_start: '2024-09-01',
  training_start: '2024-09-09',
  amendment_effect: '2026-09-01',
  contract_end: '2027-08-31',
  training_end: '2027-07-02',
  training_hours: '1600',
};

/** Lawful files of which a rule that knows too little would think otherwise, each with what the law says of it. */
const unusual: readonly Unusual[] = [
  [
    'born in Corse-du-Sud, whose department is typed in small letters',
    'an adult at a small firm',
    {
      candidate_nir: '206052A004001',
      candidate_birth_department: '02a',
      candidate_birth_town: 'Ajaccio',
    },
  ],
  [
    'names in letters of Vietnam, Poland, Turkey and of a transliteration',
    'an adult at a small firm',
    { candidate_birth_name: 'Nguyễn Łukaszewicz', candidate_firstname: 'Şeyma ʿAbd al-Raḥmān' },
  ],
  [
    'apprenticed to a parent, who signs as employer and as guardian',
    'a minor with a legal representative',
    {
      employer_special: '4',
      guardian_name: 'Durand Éric',
      guardian_email: 'nadia.benali@atelier.example',
    },
  ],
  [
    'born in Saint-Martin while it was a commune of Guadeloupe',
    'an adult at a small firm',
    {
      candidate_nir: '2060597127001',
      candidate_birth_department: '978',
      candidate_birth_town: 'Saint-Martin',
    },
  ],
  [
    'extended after a failed exam: the last year’s rate is kept (D6222-28)',
    'an adult at a small firm',
    { ...extended, contract_type_code: '33', starting_pay: '1138,89' },
  ],
  [
    'extended once a disability is recognised: the last year’s rate and 15 points, to be verified',
    'an adult at a small firm',
    {
      ...extended,
      contract_type_code: '34',
      candidate_disability: 'oui',
      candidate_young_equivalence: '',
      candidate_boe_extension: '',
      starting_pay: '1418,94',
    },
  ],
  [
    'a bank of farmers, affiliated to their social scheme',
    'an adult at a small firm',
    {
      candidate_social_scheme: '1',
      employer_kind: '16',
      idcc: '7501',
      collective_agreement: '7501 Crédit agricole',
      opco: 'ocapiat',
    },
  ],
  [
    'a professional bachelor’s degree of which only the last year is prepared, in two years of contract',
    'a professional bachelor’s degree in one year',
    {
      pay_professional_bachelor: '',
      contract_end: '2028-08-31',
      training_end: '2028-07-05',
      training_hours: '850',
      starting_pay: '989,53',
    },
  ],
  [
    'professionalisation at 30 of somebody who works and is registered as a job seeker (L6325-1)',
    'professionalisation at 30',
    { candidate_situation: '10' },
  ],
  [
    'professionalisation at 30 of somebody who receives a minimum income (L6325-1)',
    'professionalisation at 30',
    { candidate_situation: '12', candidate_job_seeker: 'non', candidate_minimum_income: 'RSA' },
  ],
  [
    'three years of professionalisation for somebody long without work (L6325-1-1, L6325-11)',
    'professionalisation at 30',
    { ...threeYears, candidate_job_seeker_months: '13' },
  ],
  [
    'three years of professionalisation for somebody young without any diploma (L6325-1-1)',
    'professionalisation at 19',
    {
      ...threeYears,
      candidate_last_diploma: '13',
      candidate_highest_diploma: '13',
      pay_level_four: 'non',
    },
  ],
];

export const unusualFiles: readonly (readonly [what: string, values: FileValues])[] = unusual.map(
  ([what, file, changes]) => [what, { ...wholeFile(file), ...changes }],
);
