import { frenchDay } from '../../calendar/french-days.ts';
import { codeLabel } from '../../reference/contract-codes.ts';
import type { FileField } from '../file/fields/file-field.ts';
import { fileFields } from '../file/file-fields.ts';
import { endLabel } from '../file/end-label.ts';
import { hasSecondTutor, isAsked, mayHaveGuardian } from '../file/missing.ts';
import { eurosText } from '../rules/euros.ts';
import { isPermanent, readerOf, type FileValues, type Reader } from '../rules/rule.ts';

interface VariableRule {
  /** As the template's author reads it. */
  label: string;
  /** A field of the contract file, or groups of them that are read as one line, with a comma between two groups. */
  of: string | readonly (readonly string[])[];
  /** Whether there is such a thing in a file at all; where it asks for one of the fields, if it is left out. */
  isThere?: (read: Reader) => boolean;
}

const addressOf = (prefix: string): readonly (readonly string[])[] => [
  [`${prefix}_street_number`, `${prefix}_street`],
  [`${prefix}_address_extra`],
  [`${prefix}_zip`, `${prefix}_town`],
];

/** What a template may name, by who it is about. Social security numbers are none of it: a training agreement has no use for them. */
export const variableGroups = {
  'Centre de formation': {
    centre: { label: 'Nom du centre', of: 'cfa_name' },
    centre_adresse: { label: 'Adresse du centre', of: addressOf('cfa') },
    centre_siret: { label: 'SIRET du centre', of: 'cfa_siret' },
    centre_uai: { label: 'UAI du centre', of: 'cfa_uai' },
    centre_activite: {
      label: 'Numéro de déclaration d’activité du centre',
      of: 'cfa_activity_number',
    },
  },
  Entreprise: {
    entreprise: { label: 'Raison sociale', of: 'company_name' },
    entreprise_forme: { label: 'Forme juridique', of: 'legal_form' },
    entreprise_adresse: { label: 'Adresse de l’entreprise', of: addressOf('company') },
    entreprise_siret: { label: 'SIRET de l’entreprise', of: 'siret' },
    entreprise_telephone: { label: 'Téléphone de l’entreprise', of: 'phone' },
    entreprise_courriel: { label: 'E-mail de l’entreprise', of: 'email' },
    entreprise_idcc: { label: 'Convention collective (IDCC)', of: 'idcc' },
    representant: {
      label: 'Représentant légal de l’entreprise',
      of: [['legal_rep_firstname', 'legal_rep_lastname']],
    },
  },
  Alternant: {
    alternant: {
      label: 'Prénom et nom de l’alternant',
      of: [['candidate_firstname', 'candidate_birth_name']],
    },
    alternant_naissance: { label: 'Date de naissance', of: 'candidate_birthdate' },
    alternant_adresse: { label: 'Adresse de l’alternant', of: addressOf('candidate') },
    alternant_courriel: { label: 'E-mail de l’alternant', of: 'candidate_email' },
    representant_mineur: {
      label: 'Représentant légal du mineur',
      of: 'guardian_name',
      isThere: mayHaveGuardian,
    },
  },
  Tuteur: {
    tuteur: {
      label: 'Prénom et nom du tuteur',
      of: [['supervisor_firstname', 'supervisor_lastname']],
    },
    tuteur_fonction: { label: 'Fonction du tuteur', of: 'supervisor_position' },
    tuteur_courriel: { label: 'E-mail du tuteur', of: 'supervisor_email' },
    second_tuteur: {
      label: 'Prénom et nom du second tuteur',
      of: [['second_supervisor_firstname', 'second_supervisor_lastname']],
      isThere: hasSecondTutor,
    },
    second_tuteur_fonction: {
      label: 'Fonction du second tuteur',
      of: 'second_supervisor_position',
      isThere: hasSecondTutor,
    },
  },
  Formation: {
    formation: { label: 'Intitulé de la formation', of: 'training_title' },
    formation_diplome: { label: 'Diplôme ou titre visé', of: 'training_diploma_type' },
    formation_rncp: { label: 'Code RNCP', of: 'training_rncp' },
    formation_code: { label: 'Code du diplôme', of: 'training_cfd' },
    formation_debut: { label: 'Début de la formation', of: 'training_start' },
    formation_fin: { label: 'Fin des épreuves', of: 'training_end' },
    formation_heures: { label: 'Durée en heures', of: 'training_hours' },
    formation_distance: { label: 'Heures à distance', of: 'training_remote_hours' },
    lieu: { label: 'Lieu principal de formation', of: [['place_name'], ...addressOf('place')] },
  },
  Contrat: {
    contrat: { label: 'Type de contrat', of: 'contract_kind' },
    contrat_debut: { label: 'Début du contrat', of: 'contract_start' },
    contrat_fin: { label: 'Fin du contrat', of: 'contract_end' },
    contrat_heures: { label: 'Heures par semaine', of: 'weekly_hours' },
    contrat_salaire: { label: 'Salaire brut mensuel à l’embauche', of: 'starting_pay' },
    fait_a: { label: 'Fait à', of: 'signed_at' },
    fait_le: { label: 'Date de conclusion', of: 'signed_on' },
  },
  Coûts: {
    prix: { label: 'Prix de la formation', of: 'training_price' },
    prise_en_charge: { label: 'Prise en charge attendue', of: 'funding' },
    reste_a_charge: { label: 'Reste à la charge de l’entreprise', of: 'employer_share' },
    premier_equipement: { label: 'Premier équipement', of: 'first_equipment' },
    repas: { label: 'Repas pris au CFA, en nombre', of: 'meal_count' },
    nuitees: { label: 'Nuitées, en nombre', of: 'night_count' },
    mobilite: { label: 'Mobilité à l’étranger', of: 'mobility_costs' },
  },
  'À la main': {
    a_remplir: { label: 'Une ligne à remplir à la main', of: [] },
  },
} as const satisfies Record<string, Record<string, VariableRule>>;

const rules = new Map<string, VariableRule>(
  Object.values(variableGroups).flatMap((group) => Object.entries<VariableRule>(group)),
);

/** Names as they stand in a template. */
export const variableNames: readonly string[] = [...rules.keys()];

export const isVariable = (name: string): boolean => rules.has(name);

const fields = new Map(fileFields.map((field) => [field.key, field]));

const readable = ({ key, kind, list }: FileField, read: Reader): string => {
  const text = read.text(key);
  if (text === '') return '';
  if (list) return codeLabel(list, text);
  if (kind === 'date') {
    const day = read.day(key);
    const told = day ? frenchDay(day) : text;
    return key === 'contract_end' && isPermanent(read)
      ? `${told} (${endLabel(read).toLowerCase()}, dans un CDI)`
      : told;
  }
  if (kind === 'flag') return { oui: 'oui', non: 'non' }[text] ?? text;
  return kind === 'amount' ? eurosText(text, read.number(key)) : text;
};

/** The place is the centre itself where the file says so. */
const keyIn = (key: string, read: Reader): string =>
  read.flag('place_same') === true ? key.replace(/^place_/, 'cfa_') : key;

const textOf = (written: string, read: Reader): string => {
  const field = fields.get(keyIn(written, read));
  return field && isAsked(field, read) ? readable(field, read) : '';
};

const groupsOf = (name: string): readonly (readonly string[])[] => {
  const { of = [] } = rules.get(name) ?? {};
  return typeof of === 'string' ? [[of]] : of;
};

/** Whether a variable is about something that a file has; nobody fills in by hand what there is not. */
export const isThere = (name: string, values: FileValues): boolean => {
  const read = readerOf(values);
  const known = rules.get(name)?.isThere;
  if (known) return known(read);
  const asked = groupsOf(name)
    .flat()
    .map((key) => fields.get(keyIn(key, read)))
    .filter((field) => field !== undefined);
  return asked.length === 0 || asked.some((field) => isAsked(field, read));
};

/** What a variable stands for in a file, as one reads it; empty where the file does not tell. */
export const variableText = (name: string, values: FileValues): string => {
  const read = readerOf(values);
  return groupsOf(name)
    .map((group) =>
      group
        .map((key) => textOf(key, read))
        .filter((text) => text !== '')
        .join(' '),
    )
    .filter((text) => text !== '')
    .join(', ');
};
