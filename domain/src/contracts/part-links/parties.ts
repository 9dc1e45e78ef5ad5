import { contractRules, reasonKey } from '../rules/findings.ts';
import { readerOf, type FileValues } from '../rules/rule.ts';
import { fieldsOf, fileFields } from '../file/file-fields.ts';
import { isAsked, isNeeded } from '../file/missing.ts';
import type { FileField } from '../file/fields/file-field.ts';

interface Party {
  /** As the file's screen and its readers name it. */
  label: string;
  fields: readonly FileField[];
  /** Whoever is asked fills in everything, even what the file could do without. */
  isWhole?: true;
  /** Under which fields a file may know how they are called and reached. */
  contact: { name: readonly string[]; email?: string; phone?: string };
}

/** What the employer alone can vouch for, though it stands with the tutor. */
const vouched = 'supervisor_certified';

const ofSupervisors = (isSecond: boolean): FileField[] =>
  fieldsOf('supervisor').filter(
    ({ key }) => key !== vouched && key.startsWith('second_') === isSecond,
  );

/** Whoever can be asked for their own fields of the file, each field with one of them; the contract's own stay with the company. */
export const parties = {
  employer: {
    label: 'Représentant légal de l’entreprise',
    fields: [...fieldsOf('company'), ...fileFields.filter(({ key }) => key === vouched)],
    contact: {
      name: ['legal_rep_firstname', 'legal_rep_lastname'],
      email: 'legal_rep_email',
      phone: 'legal_rep_phone',
    },
  },
  supervisor: {
    label: 'Maître d’apprentissage ou tuteur',
    fields: ofSupervisors(false),
    contact: {
      name: ['supervisor_firstname', 'supervisor_lastname'],
      email: 'supervisor_email',
      phone: 'supervisor_phone',
    },
  },
  second_supervisor: {
    label: 'Second tuteur',
    fields: ofSupervisors(true),
    isWhole: true,
    contact: {
      name: ['second_supervisor_firstname', 'second_supervisor_lastname'],
      email: 'second_supervisor_email',
    },
  },
  candidate: {
    label: 'Candidat',
    fields: fieldsOf('candidate'),
    contact: {
      name: ['candidate_firstname', 'candidate_birth_name'],
      email: 'candidate_email',
      phone: 'candidate_phone',
    },
  },
  guardian: {
    label: 'Représentant légal du mineur',
    fields: fieldsOf('guardian'),
    contact: { name: ['guardian_name'], email: 'guardian_email' },
  },
  training: {
    label: 'Centre de formation (CFA)',
    fields: [...fieldsOf('training'), ...fieldsOf('costs')],
    contact: { name: ['cfa_name'] },
  },
} as const satisfies Record<string, Party>;

export type PartyKey = keyof typeof parties;

export const partyKeys = Object.keys(parties) as [PartyKey, ...PartyKey[]];

export const partyOf = (key: PartyKey): Party => parties[key];

/** The fields that a party is shown, given what is known so far. Whoever is asked as a guardian has a minor to speak for. */
export const askedFields = (key: PartyKey, values: FileValues): FileField[] => {
  const { fields, isWhole } = partyOf(key);
  const read = readerOf(values);
  return fields.filter((field) => isWhole || key === 'guardian' || isAsked(field, read));
};

/** Of these, the ones that must not stay empty. */
export const neededFields = (key: PartyKey, values: FileValues): FileField[] => {
  const read = readerOf(values);
  return askedFields(key, values).filter(
    (field) =>
      partyOf(key).isWhole || (key === 'guardian' ? field.need !== 'never' : isNeeded(field, read)),
  );
};

export const missingOf = (key: PartyKey, values: FileValues): FileField[] =>
  neededFields(key, values).filter((field) => !values[field.key]?.trim());

/** Everything that a party may write: its fields, and why a warning at one of them passes. */
export const writableKeys = (key: PartyKey): string[] => {
  const keys = partyOf(key).fields.map((field) => field.key);
  const reasons = contractRules.filter(
    ({ field, isVouched }) => keys.includes(field) && !isVouched,
  );
  return [...keys, ...reasons.map(({ rule }) => reasonKey(rule))];
};

/** How the file says that they are called and reached; empty where it does not. */
export const contactIn = (
  key: PartyKey,
  values: FileValues,
): { name: string; email: string; phone: string } => {
  const { name, email, phone } = partyOf(key).contact;
  const text = (field: string | undefined) => (field && values[field]?.trim()) || '';
  return {
    name: name.map(text).filter(Boolean).join(' '),
    email: text(email),
    phone: text(phone),
  };
};
