import { expect, it } from 'vitest';
import { lookedAt, wholeFile, type WholeFile } from '../../testing/whole-files.ts';
import { contractFindings } from '../findings.ts';
import { contextOn, type FileValues } from '../rule.ts';

type Row = readonly [
  file: WholeFile,
  changes: FileValues,
  field: string,
  weight: 'blocks' | 'warns',
  sentence: string,
];

const adult = 'an adult at a small firm';
const minor = 'a minor with a legal representative';
const professional = 'professionalisation at 19';
const sharedPhone = 'Ce numéro de téléphone est aussi celui de l’entreprise ou du tuteur.';
const otherTown = 'Cette commune de naissance n’est pas de ce département.';
const otherZip = 'Ce code postal n’est pas celui de la commune indiquée.';
const otherTitle = 'Ce diplôme n’est pas celui de l’intitulé.';
const otherLevel = 'Ce niveau n’est pas celui du diplôme du tuteur.';

/** Answers that are right by themselves and contradict each other. */
const contradictions: readonly Row[] = [
  [
    adult,
    { cfa_siret: '732 829 320 00074' },
    'cfa_siret',
    'warns',
    'Le CFA a le SIRET de l’entreprise.',
  ],
  [
    adult,
    {
      place_same: 'non',
      place_name: 'Annexe',
      place_siret: '99900011000018',
      place_street: 'rue B',
      place_zip: '69007',
      place_town: 'Lyon',
    },
    'place_siret',
    'warns',
    'Le lieu principal a le SIRET du CFA responsable.',
  ],
  [adult, { candidate_birth_town: 'MARSEILLE 03' }, 'candidate_birth_town', 'warns', otherTown],
  [
    adult,
    { candidate_birth_department: '099', candidate_nir: '2060599127001' },
    'candidate_birth_town',
    'warns',
    otherTown,
  ],
  [
    adult,
    {
      candidate_birth_town: 'Ajaccio',
      candidate_birth_department: '099',
      candidate_nir: '2060599127001',
    },
    'candidate_birth_town',
    'warns',
    otherTown,
  ],
  [
    'a number from overseas',
    { candidate_birth_town: 'Fort de France' },
    'candidate_birth_town',
    'warns',
    otherTown,
  ],
  [adult, { candidate_zip: '75003' }, 'candidate_zip', 'warns', otherZip],
  [adult, { company_zip: '13001' }, 'company_zip', 'warns', otherZip],
  [
    adult,
    { candidate_nir: '2060569000001' },
    'candidate_nir',
    'warns',
    'Ce numéro a 000 comme commune.',
  ],
  [
    adult,
    { candidate_nir: '2060569123000' },
    'candidate_nir',
    'warns',
    'Ce numéro a 000 comme numéro d’ordre.',
  ],
  [
    'a number from overseas',
    { candidate_nir: '2060597400001' },
    'candidate_nir',
    'warns',
    'Ce numéro a 00 comme commune.',
  ],
  [
    adult,
    { candidate_nir: '1800269381012', candidate_sex: 'M', candidate_birthdate: '1980-02-29' },
    'candidate_nir',
    'blocks',
    'Le candidat a le numéro de sécurité sociale du tuteur.',
  ],
  [
    'two tutors',
    { second_supervisor_email: 'ensemble@exemple.fr', candidate_email: 'Ensemble@exemple.fr' },
    'candidate_email',
    'warns',
    'Cette adresse e-mail est aussi celle de l’entreprise ou du tuteur.',
  ],
  [adult, { candidate_phone: '+33 4 99 00 00 00' }, 'candidate_phone', 'warns', sharedPhone],
  [adult, { candidate_phone: '0639989012' }, 'candidate_phone', 'warns', sharedPhone],
  [adult, { candidate_phone: '+33639981234' }, 'candidate_phone', 'warns', sharedPhone],
  [
    'two tutors',
    { second_supervisor_lastname: 'Martin', second_supervisor_firstname: 'Léa' },
    'second_supervisor_lastname',
    'warns',
    'Le second tuteur a le nom du candidat.',
  ],
  [
    minor,
    { guardian_name: 'Benali Nadia' },
    'guardian_name',
    'warns',
    'Le représentant légal a le nom du représentant de l’entreprise.',
  ],
  [
    minor,
    {
      ...wholeFile('two tutors'),
      ...wholeFile(minor),
      guardian_name: 'Sophie PETIT',
    },
    'guardian_name',
    'warns',
    'Le représentant légal a le nom du second tuteur.',
  ],
  [
    minor,
    { ...wholeFile('two tutors'), ...wholeFile(minor), guardian_email: 'sophie@atelier.example' },
    'guardian_email',
    'warns',
    'Cette adresse e-mail est aussi celle du candidat, de l’entreprise ou du tuteur.',
  ],
  [
    adult,
    { candidate_firstname: 'MARTIN' },
    'candidate_firstname',
    'warns',
    'Le prénom du candidat est aussi son nom.',
  ],
  [
    minor,
    {
      candidate_birthdate: '2011-05-10',
      candidate_nir: '2110569123001',
      candidate_emancipated: 'oui',
    },
    'candidate_emancipated',
    'warns',
    'Le candidat aura 15 ans, et serait émancipé.',
  ],
  [
    adult,
    { idcc: '2596', collective_agreement: '2596', ape_code: '10.71C' },
    'idcc',
    'warns',
    'Cette convention collective est de coiffure et esthétique, et le code APE de boulangerie et pâtisserie.',
  ],
  [
    'a public employer',
    { idcc: '1486', collective_agreement: '1486' },
    'idcc',
    'warns',
    'Un employeur public n’a d’ordinaire pas de convention collective.',
  ],
  [
    adult,
    { ape_code: '8411Z' },
    'employer_kind',
    'warns',
    'Ce type d’employeur est privé, et le code APE celui d’une administration publique.',
  ],
  [
    adult,
    { employer_kind: '15', legal_form: 'S.A.R.L.' },
    'employer_kind',
    'warns',
    'La forme juridique, S.A.R.L., ne va pas avec ce type d’employeur.',
  ],
  [
    adult,
    { retirement_fund: 'IRCANTEC' },
    'retirement_fund',
    'warns',
    'Cette caisse de retraite est celle du secteur public.',
  ],
  [
    adult,
    { employees: '0' },
    'employees',
    'warns',
    'L’entreprise n’a aucun salarié, et le tuteur n’est pas l’employeur.',
  ],
  [
    adult,
    { supervisor_position: 'Apprenti électricien' },
    'supervisor_position',
    'warns',
    'Le tuteur serait lui-même en formation.',
  ],
  [
    adult,
    { training_diploma_type: '33', training_cfd: '50031009' },
    'training_diploma_type',
    'warns',
    otherTitle,
  ],
  [
    adult,
    { candidate_last_diploma_title: 'Bac pro SN' },
    'candidate_last_diploma',
    'warns',
    otherTitle,
  ],
  [adult, { supervisor_level: '7' }, 'supervisor_level', 'warns', otherLevel],
  ['two tutors', { second_supervisor_level: '3' }, 'second_supervisor_level', 'warns', otherLevel],
  [
    minor,
    { candidate_highest_diploma: '73' },
    'candidate_highest_diploma',
    'warns',
    'Le candidat aura 17 ans au début du contrat, et ce diplôme s’obtient plus tard.',
  ],
  [
    '26 and over',
    { candidate_highest_diploma: '73' },
    'training_diploma_type',
    'warns',
    'Le diplôme visé est bien au-dessous de celui que le candidat a déjà.',
  ],
  [
    '26 and over',
    {
      candidate_highest_diploma: '33',
      training_diploma_type: '73',
      training_title: 'Master Informatique',
    },
    'training_diploma_type',
    'warns',
    'Le diplôme visé est bien au-dessus de celui que le candidat a déjà.',
  ],
  [
    adult,
    { training_end: '2026-10-05' },
    'training_hours',
    'warns',
    'La formation a plus d’heures que ses dates n’en laissent.',
  ],
  [
    'after one that was broken on day 30',
    { previous_contract_number: '069202608NC1234' },
    'previous_contract_number',
    'warns',
    'Le contrat précédent aurait été déposé après le début de celui-ci.',
  ],
  [
    professional,
    {
      candidate_job_seeker: 'oui',
      candidate_job_seeker_number: '1234567A',
      candidate_job_seeker_months: '96',
    },
    'candidate_job_seeker_months',
    'warns',
    'Le candidat aura 19 ans, et serait inscrit depuis 96 mois.',
  ],
  [
    '26 and over',
    { candidate_situation: '1' },
    'candidate_situation',
    'warns',
    'Le candidat aura 27 ans, et serait scolaire.',
  ],
  [
    adult,
    { candidate_situation: '3', candidate_highest_diploma: '33' },
    'candidate_situation',
    'warns',
    'Le candidat serait étudiant sans baccalauréat.',
  ],
  [
    adult,
    { cfa_internal: 'oui' },
    'cfa_siret',
    'warns',
    'La formation serait interne à l’entreprise, et le SIRET du centre est d’une autre.',
  ],
  [
    professional,
    { training_in_house: 'oui' },
    'cfa_siret',
    'warns',
    'La formation serait interne à l’entreprise, et le SIRET du centre est d’une autre.',
  ],
  [
    adult,
    { cfa_name: 'L’ATELIER' },
    'cfa_name',
    'warns',
    'Le centre de formation a le nom de l’entreprise.',
  ],
  [
    adult,
    { cfa_uai: '0750655E' },
    'cfa_uai',
    'warns',
    'Ce numéro UAI n’est pas du département du code postal.',
  ],
  [
    adult,
    {
      place_same: 'non',
      place_name: 'Annexe',
      place_uai: '0750655E',
      place_street: 'rue B',
      place_zip: '69007',
      place_town: 'Lyon',
    },
    'place_uai',
    'warns',
    'Ce numéro UAI n’est pas du département du code postal.',
  ],
  [
    adult,
    { training_hours: '2500' },
    'training_hours',
    'warns',
    'La formation fait plus de 75 % du contrat.',
  ],
  [
    adult,
    { workforce: '50 à 99 salariés' },
    'employees',
    'warns',
    'Cet effectif est au-dessous de la tranche indiquée, 50 à 99 salariés.',
  ],
  [
    adult,
    { legal_form: 'Association loi 1901' },
    'employer_kind',
    'warns',
    'La forme juridique est celle d’une association, et ce type d’employeur n’en est pas une.',
  ],
  [
    adult,
    { company_name: 'Communauté de communes des Exemples' },
    'employer_kind',
    'warns',
    'L’entreprise a le nom d’un employeur public, et ce type d’employeur est privé.',
  ],
  [
    'temporary work',
    { ape_code: '6201Z' },
    'employer_special',
    'warns',
    'L’employeur serait une entreprise de travail temporaire, et son code APE n’est pas celui de cette activité.',
  ],
  [
    adult,
    { candidate_last_diploma_title: 'BTS services informatiques aux organisations' },
    'training_title',
    'warns',
    'Le candidat aurait déjà obtenu le diplôme qu’il prépare.',
  ],
  [
    adult,
    { supervisor_highest_degree: 'Aucun diplôme' },
    'supervisor_level',
    'warns',
    'Le tuteur n’aurait aucun diplôme, et son diplôme ce niveau.',
  ],
  [
    minor,
    { guardian_name: 'Martin' },
    'guardian_name',
    'warns',
    'Il manque le prénom ou le nom du représentant légal.',
  ],
  [
    adult,
    {
      candidate_street_number: '12',
      candidate_street: 'Quai des Exemples',
      candidate_zip: '69001',
    },
    'candidate_street',
    'warns',
    'Le candidat habiterait à l’adresse de l’entreprise.',
  ],
  [
    adult,
    { training_price: '165,00', funding: '165,00' },
    'training_price',
    'warns',
    'L’heure de formation coûterait 0,12 €.',
  ],
  [
    adult,
    { candidate_street_number: '0' },
    'candidate_street_number',
    'warns',
    'Aucune maison n’a le numéro 0.',
  ],
];

it.each(contradictions)('%s with %j: %s %s', (file, changes, field, weight, sentence) => {
  const found = contractFindings({ ...wholeFile(file), ...changes }, contextOn(lookedAt));
  expect(
    found.filter((one) => one.field === field).map(({ wrong, blocks }) => ({ wrong, blocks })),
  ).toContainEqual({ wrong: sentence, blocks: weight === 'blocks' });
});

/** What looks alike and is right: nothing is said of it. */
const right: readonly (readonly [file: WholeFile, changes: FileValues])[] = [
  [adult, { cfa_siret: '73282932000074', cfa_internal: 'oui' }],
  [adult, { cfa_uai: '6200001G', cfa_zip: '20000', cfa_town: 'Ajaccio' }],
  [adult, { employees: '300', workforce: 'Moins de 10 salariés' }],
  [adult, { legal_form: 'Association', employer_kind: '15' }],
  [adult, { company_name: 'Villeneuve Conseil' }],
  [
    adult,
    { candidate_birth_town: 'LYON 3e', candidate_town: 'Lyon 03', company_town: 'LYON CEDEX 03' },
  ],
  [
    adult,
    {
      candidate_birth_town: 'Bastia',
      candidate_birth_department: '02B',
      candidate_nir: '206052B033001',
    },
  ],
  [
    'a number from overseas',
    {
      candidate_birth_town: 'Saint-Denis (974)',
      candidate_zip: '97400',
      candidate_town: 'Saint-Denis',
    },
  ],
  [adult, { employees: '0', supervisor_firstname: 'Nadia', supervisor_lastname: 'Benali' }],
  [adult, { ape_code: '8430A' }],
  [minor, { employer_special: '4', guardian_name: 'Benali Nadia', candidate_phone: '0639981234' }],
  [adult, { idcc: '1979', collective_agreement: '1979', ape_code: '5610A' }],
  [adult, { candidate_highest_diploma: '54' }],
];

it.each(right)('%s with %j is told nothing of', (file, changes) => {
  const said = (values: FileValues) =>
    contractFindings(values, contextOn(lookedAt)).map(({ rule }) => rule);
  const before = said(wholeFile(file));
  expect(said({ ...wholeFile(file), ...changes }).filter((rule) => !before.includes(rule))).toEqual(
    [],
  );
});
