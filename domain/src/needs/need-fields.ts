import type { Fields, ValueOf } from '../fields/field.ts';
import { contractTypeKeys, contractTypes } from '../reference/contract-types.ts';
import { levelKeys, levels } from '../reference/levels.ts';
import { centreRhythmKeys, centreRhythms, mobilities, mobilityKeys } from './job.ts';

/** A company's need, in the order of its form. */
export const needFields = {
  title: {
    label: 'Intitulé du poste',
    archived: 'titre',
    kind: 'text',
    max: 200,
    required: 'always',
    readers: 'match',
  },
  session_id: {
    label: 'Session académique',
    archived: 'session',
    kind: 'reference',
    to: 'session',
    required: 'always',
    readers: 'match',
  },
  contract_type: {
    label: 'Type de contrat',
    kind: 'choice',
    keys: contractTypeKeys,
    labels: contractTypes,
    required: 'never',
    readers: 'match',
    unsent: 'Autre',
  },
  target_educational_level: {
    label: 'Niveau visé',
    kind: 'choice',
    keys: levelKeys,
    labels: levels,
    required: 'always',
    readers: 'match',
  },
  /** How many candidates it has room for; not known to the specification. */
  seats: {
    label: 'Nombre de postes',
    archived: 'places',
    kind: 'number',
    min: 1,
    max: 999,
    required: 'never',
    readers: 'match',
    missing: 1,
  },
  /** What is known of the job beside; not known to the specification, nor to the matching. */
  start_date: {
    label: 'Date de début',
    kind: 'date',
    required: 'never',
    readers: 'match',
    missing: null,
  },
  centre_rhythm: {
    label: 'Rythme',
    kind: 'choice',
    keys: centreRhythmKeys,
    labels: centreRhythms,
    required: 'never',
    readers: 'match',
    missing: null,
  },
  /** Euros before deductions, a month. */
  pay_above_minimum: {
    label: 'Salaire au-delà du minimum légal (euros bruts par mois)',
    archived: 'salaire au-delà du minimum légal, en euros bruts par mois',
    kind: 'number',
    min: 0,
    max: 5000,
    required: 'never',
    readers: 'match',
    missing: null,
  },
  mobility: {
    label: 'Permis ou véhicule demandé',
    kind: 'choice',
    keys: mobilityKeys,
    labels: mobilities,
    required: 'never',
    readers: 'match',
    missing: null,
  },
  remote_days: {
    label: 'Jours de télétravail par semaine',
    kind: 'number',
    min: 0,
    max: 5,
    required: 'never',
    readers: 'match',
    missing: null,
  },
  same_entity_location: {
    label: 'Le poste est à l’adresse de l’entreprise',
    archived: 'au même endroit que l’entreprise',
    kind: 'flag',
    required: 'never',
    readers: 'own',
  },
  location: {
    label: 'Lieu du poste',
    archived: 'lieu',
    kind: 'text',
    max: 120,
    required: 'by rule',
    readers: 'match',
    unsent: '',
  },
  formations_ids: {
    label: 'Formations',
    kind: 'list',
    of: 'formations',
    max: 100,
    answered: 'ids',
    none: 'Choisissez au moins une formation.',
    column: null,
    required: 'always',
    readers: 'own',
  },
  skills: {
    label: 'Compétences attendues',
    archived: 'compétences',
    kind: 'list',
    of: 'skills',
    max: 60,
    answered: 'names',
    column: 'skill_ids',
    required: 'never',
    readers: 'match',
  },
  description: {
    label: 'Fiche de poste',
    archived: 'description',
    kind: 'text',
    max: 10_000,
    required: 'never',
    readers: 'match',
    unsent: '',
  },
  /** Not known to the specification, as all that is known of the tutor. */
  tutor_first_name: {
    label: 'Prénom du tuteur',
    kind: 'name',
    max: 100,
    required: 'never',
    readers: 'own',
    missing: null,
  },
  tutor_last_name: {
    label: 'Nom du tuteur',
    kind: 'name',
    max: 100,
    required: 'never',
    readers: 'own',
    missing: null,
  },
  tutor_email: {
    label: 'E-mail du tuteur',
    archived: 'e-mail du tuteur',
    kind: 'email',
    required: 'never',
    readers: 'own',
    missing: null,
  },
  tutor_phone: {
    label: 'Téléphone du tuteur',
    kind: 'phone',
    required: 'never',
    readers: 'own',
    missing: null,
  },
} as const satisfies Fields;

export const tutorFields = [
  'tutor_first_name',
  'tutor_last_name',
  'tutor_email',
  'tutor_phone',
] as const satisfies readonly (keyof typeof needFields)[];

export const jobFields = [
  'start_date',
  'centre_rhythm',
  'pay_above_minimum',
  'mobility',
  'remote_days',
] as const satisfies readonly (keyof typeof needFields)[];

/** What a client that does not know of it leaves as it is. */
export const addedFields = [...jobFields, ...tutorFields] as const;

export type NeedFields = typeof needFields;

export type AddedNeedFields = {
  [Name in (typeof addedFields)[number]]: ValueOf<NeedFields[Name]> | null;
};
