import type { Fields } from '../fields/field.ts';
import {
  organisationTypeKeys,
  organisationTypes,
  workforceBandKeys,
  workforceBands,
} from '../reference/companies.ts';

/** The company's sheet, in the order of its form. */
export const companyFields = {
  name: {
    label: 'Nom de l’entreprise',
    archived: 'nom',
    kind: 'name',
    max: 200,
    required: 'always',
    readers: 'match',
  },
  sector: {
    label: 'Secteurs d’activité',
    archived: 'secteurs',
    kind: 'list',
    of: 'sectors',
    max: 38,
    answered: 'names',
    none: 'Choisissez au moins un secteur.',
    column: 'sector_ids',
    required: 'always',
    readers: 'own',
  },
  size: {
    label: 'Type d’organisation',
    kind: 'choice',
    keys: organisationTypeKeys,
    labels: organisationTypes,
    required: 'always',
    readers: 'own',
    missing: null,
  },
  workforce: {
    label: 'Effectif',
    kind: 'choice',
    keys: workforceBandKeys,
    labels: Object.fromEntries(workforceBands),
    required: 'always',
    readers: 'own',
    missing: null,
  },
  adress: {
    label: 'Numéro et rue',
    archived: 'adresse',
    kind: 'text',
    max: 300,
    required: 'never',
    readers: 'own',
    missing: null,
  },
  city: {
    label: 'Ville',
    kind: 'text',
    max: 120,
    required: 'never',
    readers: 'own',
    missing: null,
  },
  zip_code: {
    label: 'Code postal',
    kind: 'digits',
    max: 20,
    required: 'never',
    readers: 'own',
    missing: null,
  },
  country: {
    label: 'Pays',
    kind: 'text',
    max: 80,
    required: 'never',
    readers: 'own',
    missing: 'France',
  },
  description: {
    label: 'Description',
    kind: 'text',
    max: 5000,
    required: 'never',
    readers: 'own',
    missing: null,
  },
} as const satisfies Fields;

export type CompanyFields = typeof companyFields;
