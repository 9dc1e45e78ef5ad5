import { partOf, type FileField, type FilePart, type Line } from './file-field.ts';

/** What the form 12434 asks for beside the fields of the 10103, by part. */
const lines: Partial<Record<FilePart, readonly Line[]>> = {
  company: [
    ['provident_fund', 'Organisme de prévoyance', null, { need: 'never' }],
    ['urssaf_number', 'Numéro URSSAF', null, { need: 'never', hint: 'D’un particulier employeur' }],
  ],
  candidate: [
    ['candidate_job_seeker', 'Inscrit à France Travail', null, { kind: 'flag' }],
    [
      'candidate_job_seeker_number',
      'Numéro d’inscription à France Travail',
      null,
      { need: 'jobSeeker' },
    ],
    [
      'candidate_job_seeker_months',
      'Durée de cette inscription, en mois',
      null,
      { kind: 'number', need: 'jobSeeker' },
    ],
    [
      'candidate_minimum_income',
      'Minimum social perçu',
      null,
      { list: 'minimumIncome', need: 'never' },
    ],
  ],
  contract: [
    ['contract_nature', 'Nature du contrat', null, { list: 'professionalNature' }],
    [
      'professional_type_code',
      'Type de contrat de professionnalisation',
      null,
      { list: 'professionalType' },
    ],
    ['job_title', 'Emploi occupé', null, { need: 'professional' }],
    [
      'job_classification',
      'Classification de l’emploi',
      null,
      { hint: 'Celle de la convention collective' },
    ],
    ['job_level', 'Niveau dans cette classification', null, { need: 'never' }],
    ['job_coefficient', 'Coefficient', null, { need: 'never' }],
    [
      'trial_days',
      'Période d’essai, en jours',
      null,
      { kind: 'number', hint: '0 s’il n’y en a pas' },
    ],
  ],
  training: [
    ['qualification_type', 'Qualification visée', null, { list: 'qualification' }],
    [
      'training_speciality',
      'Spécialité de la formation (NSF)',
      null,
      { hint: '3 chiffres, comme 326' },
    ],
    [
      'general_teaching_hours',
      'Dont enseignements généraux, en heures',
      null,
      { kind: 'number', need: 'never' },
    ],
    [
      'training_organisations',
      'Nombre d’organismes de formation',
      null,
      { kind: 'number', need: 'never' },
    ],
    ['training_in_house', 'Formation par un service interne', null, { kind: 'flag' }],
  ],
};

const of = (part: FilePart): readonly FileField[] =>
  partOf(
    part,
    (lines[part] ?? []).map(([key, label, erp, details]): Line => [
      key,
      label,
      erp,
      { ...details, only: 'professional' },
    ]),
  );

export const professionalCompany = of('company');
export const professionalCandidate = of('candidate');
export const professionalContract = of('contract');
export const professionalTraining = of('training');
