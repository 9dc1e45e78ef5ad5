import type { FileValues } from '../rules/rule.ts';
import { adult } from './adult.ts';

/** The day on which these files are looked at: before their first day of work, with figures that are known. */
export const lookedAt = '2026-07-01';

const guardian: FileValues = {
  guardian_name: 'Martin Claire',
  guardian_street: 'rue de l’Invention',
  guardian_zip: '69003',
  guardian_town: 'Lyon',
  guardian_email: 'claire@exemple.example',
};

const aYear: FileValues = { contract_end: '2027-08-31', training_end: '2027-07-02' };

const professional: FileValues = {
  ...aYear,
  contract_kind: 'professional',
  contract_mode: '',
  contract_type_code: '',
  practice_start: '',
  training_hours: '360',
  training_remote_hours: '0',
  pay_level_four: 'oui',
  contract_nature: 'CDD',
  professional_type_code: '11',
  job_title: 'Technicien de maintenance informatique',
  job_classification: 'Employé, technicien et agent de maîtrise',
  job_coefficient: '240',
  trial_days: '31',
  candidate_job_seeker: 'non',
  qualification_type: '1',
  training_speciality: '326',
  training_in_house: 'non',
  cfa_activity_number: '84691234567',
};

/** Invented files as they come into a centre, each as what sets it apart from the first. */
export const wholeFiles = {
  'an adult at a small firm': {},
  'a minor with a legal representative': {
    ...guardian,
    candidate_birthdate: '2009-05-10',
    candidate_nir: '2090569123001',
    starting_pay: '504,10',
  },
  '26 and over': {
    candidate_birthdate: '1999-03-15',
    candidate_nir: '2990369123001',
    candidate_situation: '11',
    starting_pay: '1867,02',
  },
  'a professional bachelor’s degree in one year': {
    ...aYear,
    candidate_birthdate: '2004-02-20',
    candidate_nir: '2040269123001',
    candidate_situation: '3',
    candidate_last_diploma: '54',
    candidate_highest_diploma: '54',
    training_diploma_type: '62',
    training_title: 'Licence professionnelle Métiers du numérique',
    training_cfd: '25032009',
    training_hours: '560',
    training_remote_hours: '0',
    pay_professional_bachelor: 'oui',
    training_price: '8250,00',
    funding: '7500,00',
    employer_share: '750,00',
    starting_pay: '1138,88',
  },
  'a second contract after a diploma': {
    contract_type_code: '22',
    previous_contract_number: '069202409NC1234',
    candidate_situation: '4',
    candidate_last_diploma: '33',
    pay_earned_percent: '51',
    starting_pay: '952,18',
  },
  'disability, four years': {
    candidate_disability: 'oui',
    candidate_young_equivalence: '',
    candidate_boe_extension: '',
    contract_end: '2030-08-31',
    training_end: '2030-07-03',
    training_hours: '2600',
  },
  'a public employer': {
    company_name: 'Commune de Nulle-Part-sur-Rhône',
    legal_form: 'Commune',
    employer_kind: '22',
    ape_code: '8411Z',
    idcc: '9999',
    collective_agreement: '9999, aucune',
    retirement_fund: 'Ircantec',
    public_unemployment: 'oui',
  },
  'professionalisation at 19': {
    ...professional,
    candidate_birthdate: '2007-01-20',
    candidate_nir: '2070169123001',
    starting_pay: '1213,57',
  },
  'professionalisation at 30': {
    ...professional,
    candidate_birthdate: '1996-06-05',
    candidate_nir: '2960669123001',
    candidate_situation: '11',
    candidate_job_seeker: 'oui',
    candidate_job_seeker_number: '1234567A',
    candidate_job_seeker_months: '8',
    starting_pay: '1867,02',
  },
  'temporary work': {
    company_name: 'Intérim des Exemples',
    employer_special: '1',
    contract_mode: '3',
    ape_code: '7820Z',
    idcc: '2378',
    collective_agreement: '2378 Intérim',
  },
  'two tutors': {
    second_supervisor_lastname: 'Petit',
    second_supervisor_firstname: 'Sophie',
    second_supervisor_birthdate: '1991-11-30',
    second_supervisor_email: 'sophie@atelier.example',
    second_supervisor_position: 'Développeuse',
    second_supervisor_highest_degree: 'Licence professionnelle',
    second_supervisor_level: '6',
    second_supervisor_competence: 'years',
  },
  'inside a permanent contract': { contract_mode: '2' },
  'an amendment of the pay': {
    contract_type_code: '36',
    previous_contract_number: '069202509NC1234',
    candidate_birthdate: '2005-05-10',
    candidate_nir: '2050569123001',
    contract_start: '2025-09-01',
    practice_start: '2025-09-01',
    contract_end: '2027-08-31',
    training_start: '2025-09-15',
    training_end: '2027-07-02',
    amendment_effect: '2026-09-01',
    signed_on: '2026-06-29',
    starting_pay: '1138,88',
  },
  'after one that was broken on day 30': {
    contract_type_code: '23',
    previous_contract_number: '069202606NC1234',
    candidate_situation: '8',
    training_start: '2026-06-01',
    contract_start: '2026-07-06',
    practice_start: '2026-07-06',
    contract_end: '2026-12-31',
    training_end: '2026-12-18',
    training_hours: '250',
  },
  'a number from overseas': {
    candidate_nir: '206059741100162',
    candidate_birth_department: '974',
    candidate_birth_town: 'Saint-Denis',
  },
} as const satisfies Record<string, FileValues>;

export type WholeFile = keyof typeof wholeFiles;

export const wholeFile = (name: WholeFile): FileValues => ({ ...adult, ...wholeFiles[name] });
