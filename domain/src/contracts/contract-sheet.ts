import { isEmail } from '../accounts/email.ts';
import { isDate } from '../fields/date.ts';
import { looksLikePhone } from './identifiers/phone.ts';

export type ContractFieldKind = 'text' | 'email' | 'phone' | 'date';

export interface ContractField {
  name: string;
  label: string;
  kind: ContractFieldKind;
  /** What the field should look like; shown, not enforced. */
  hint?: string;
}

export interface ContractSection {
  title: string;
  fields: readonly ContractField[];
}

/** The sheet that prepares the training agreement and the contract; every field is required. */
export const contractSections = [
  {
    title: 'Entreprise',
    fields: [
      { name: 'legal_form', label: 'Forme juridique', kind: 'text' },
      { name: 'company_name', label: 'Raison sociale', kind: 'text' },
      { name: 'trade_name', label: 'Nom commercial', kind: 'text' },
      { name: 'siret', label: 'SIRET', kind: 'text', hint: '14 chiffres' },
      { name: 'ape_code', label: 'Code APE', kind: 'text', hint: '4 chiffres et 1 lettre' },
      { name: 'workforce', label: 'Effectif', kind: 'text' },
      { name: 'collective_agreement', label: 'Convention collective', kind: 'text' },
      { name: 'retirement_fund', label: 'Caisse de retraite', kind: 'text' },
      { name: 'address', label: 'Adresse', kind: 'text' },
      { name: 'phone', label: 'Téléphone', kind: 'phone' },
      { name: 'email', label: 'E-mail', kind: 'email' },
    ],
  },
  {
    title: 'Représentant légal',
    fields: [
      { name: 'legal_rep_firstname', label: 'Prénom du représentant légal', kind: 'text' },
      { name: 'legal_rep_lastname', label: 'Nom du représentant légal', kind: 'text' },
      { name: 'legal_rep_phone', label: 'Téléphone du représentant légal', kind: 'phone' },
      { name: 'legal_rep_email', label: 'E-mail du représentant légal', kind: 'email' },
    ],
  },
  {
    title: 'Tuteur ou maître d’apprentissage',
    fields: [
      { name: 'supervisor_firstname', label: 'Prénom du tuteur', kind: 'text' },
      { name: 'supervisor_lastname', label: 'Nom du tuteur', kind: 'text' },
      { name: 'supervisor_phone', label: 'Téléphone du tuteur', kind: 'phone' },
      { name: 'supervisor_email', label: 'E-mail du tuteur', kind: 'email' },
      { name: 'supervisor_birthdate', label: 'Date de naissance du tuteur', kind: 'date' },
      {
        name: 'supervisor_nir',
        label: 'NIR (numéro de sécurité sociale) du tuteur',
        kind: 'text',
        hint: '15 chiffres',
      },
      { name: 'supervisor_position', label: 'Fonction du tuteur', kind: 'text' },
      {
        name: 'supervisor_highest_degree',
        label: 'Diplôme le plus élevé du tuteur',
        kind: 'text',
      },
    ],
  },
  {
    title: 'Contrat',
    fields: [
      { name: 'contract_start', label: 'Début du contrat', kind: 'date' },
      { name: 'contract_end', label: 'Fin du contrat', kind: 'date' },
      { name: 'salary_type', label: 'Type de salaire', kind: 'text' },
    ],
  },
] as const satisfies readonly ContractSection[];

type SheetField = (typeof contractSections)[number]['fields'][number];

export type ContractFieldName = SheetField['name'];

export type ContractSheet = Record<ContractFieldName, string>;

/** Shown only to whoever asks for it by itself, which the journal tells. */
export const maskedField = 'supervisor_nir' satisfies ContractFieldName;

/** A saved sheet as it is read. */
export type ShownContractSheet = Omit<ContractSheet, typeof maskedField>;

export const contractFields: readonly (ContractField & { name: ContractFieldName })[] =
  contractSections.flatMap((section) => [...section.fields]);

const kindFault: Record<ContractFieldKind, (text: string) => string | null> = {
  text: () => null,
  email: (text) => (isEmail(text) ? null : 'Adresse e-mail invalide.'),
  phone: (text) => (looksLikePhone(text) ? null : 'Numéro de téléphone invalide.'),
  date: (text) => (isDate(text) ? null : 'Date invalide.'),
};

/** What is wrong with a sheet, by field name, in French; empty when it is complete. */
export const contractSheetFaults = (
  sheet: Partial<ContractSheet>,
): Partial<Record<ContractFieldName, string>> => {
  const faults: Partial<Record<ContractFieldName, string>> = {};
  const textOf = (name: ContractFieldName): string => (sheet[name] ?? '').trim();
  for (const { name, kind } of contractFields) {
    const text = textOf(name);
    const fault = text === '' ? 'Ce champ est obligatoire.' : kindFault[kind](text);
    if (fault) faults[name] = fault;
  }
  const datesAreSound = !faults.contract_start && !faults.contract_end;
  if (datesAreSound && textOf('contract_end') <= textOf('contract_start'))
    faults.contract_end = 'La fin du contrat doit suivre son début.';
  return faults;
};
