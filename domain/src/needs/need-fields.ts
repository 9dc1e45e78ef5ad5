import type { Fields } from '../fields/field.ts';
import { contractTypeKeys, contractTypes } from '../reference/contract-types.ts';
import { levelKeys, levels } from '../reference/levels.ts';

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

/** What a client that does not know of the tutor leaves as it is. */
export const tutorFields = [
  'tutor_first_name',
  'tutor_last_name',
  'tutor_email',
  'tutor_phone',
] as const satisfies readonly (keyof typeof needFields)[];

export type NeedFields = typeof needFields;
