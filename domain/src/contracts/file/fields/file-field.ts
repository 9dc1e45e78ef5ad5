import type { CodeListName } from '../../../reference/contract-codes.ts';
import type { PayRowOrder } from '../../pay/pay-row-orders.ts';

/** A part of the file, filled in by whom it concerns. */
export const fileParts = {
  company: 'Entreprise',
  supervisor: 'Maître d’apprentissage ou tuteur',
  candidate: 'Candidat',
  guardian: 'Représentant légal du mineur',
  contract: 'Contrat',
  training: 'Formation',
  costs: 'Coûts',
} as const;

export type FilePart = keyof typeof fileParts;

export const filePartKeys = Object.keys(fileParts) as [FilePart, ...FilePart[]];

export type FileFieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'date'
  | 'number'
  | 'amount'
  | 'flag'
  | 'choice'
  | 'nir';

/** When a field has to be filled in. */
export type Need =
  | 'always'
  | 'never'
  /** Asked by the specification's sheet; the official forms do not have it. */
  | 'sheet'
  | 'publicEmployer'
  | 'minor'
  /** Under 18 when the contract begins, or not known to be of age. */
  | 'underAge'
  | 'formerContract'
  | 'amendment'
  | 'otherPlace'
  | 'noDisability'
  /** Not French, or born abroad: whoever has just come has no social security number yet. */
  | 'fromAbroad'
  /** The social security number, unless it is said to be still awaited. */
  | 'numberGiven'
  /** All of a second tutor, or nothing. */
  | 'secondTutor'
  | 'professional'
  | 'jobSeeker'
  /** A qualification that stands in the national register, as all do for which one is an apprentice. */
  | 'registered'
  /** No OPCO is known for the collective agreement. */
  | 'unknownOpco';

export interface FileField {
  key: string;
  part: FilePart;
  label: string;
  /** Its name in the formats that school software exchanges; null where these do not have it. */
  erp: string | null;
  kind: FileFieldKind;
  need: Need;
  /** Asked for in one kind of contract alone. */
  only?: 'apprentice' | 'professional';
  /** When an optional field belongs to the file at all; always unless told. */
  when?: Need;
  list?: CodeListName;
  hint?: string;
  /** The row of pay that it belongs to: asked for where the contract has one. */
  payRow?: PayRowOrder;
  /** The field that it stands in for: once that is given, papers no longer print it. */
  standsFor?: string;
}

interface Details {
  kind?: FileFieldKind;
  need?: Need;
  when?: Need;
  only?: 'apprentice' | 'professional';
  list?: CodeListName;
  hint?: string;
  payRow?: PayRowOrder;
  standsFor?: string;
}

/** One line of a part's table: key, label, name in the exchange formats; text that is always needed unless told. */
export type Line = readonly [key: string, label: string, erp: string | null, details?: Details];

export const partOf = (part: FilePart, lines: readonly Line[]): FileField[] =>
  lines.map(([key, label, erp, { kind, need, ...details } = {}]) => ({
    key,
    part,
    label,
    erp,
    kind: kind ?? (details.list ? 'choice' : 'text'),
    need: need ?? 'always',
    ...details,
  }));

/** An address; `whose` ends its labels where a part has two. */
export const addressLines = (prefix: string, erp: string, need: Need, whose = ''): Line[] => [
  [
    `${prefix}_street_number`,
    `Numéro de voie${whose}`,
    `${erp}adresse.numero`,
    { need: 'never', when: need, hint: '12, 12 bis' },
  ],
  [`${prefix}_street`, `Voie${whose}`, `${erp}adresse.voie`, { need }],
  [
    `${prefix}_address_extra`,
    `Complément d’adresse${whose}`,
    `${erp}adresse.complement`,
    { need: 'never', when: need },
  ],
  [
    `${prefix}_zip`,
    `Code postal${whose}`,
    `${erp}adresse.codePostal`,
    { need, hint: '5 chiffres' },
  ],
  [`${prefix}_town`, `Commune${whose}`, `${erp}adresse.commune`, { need }],
];
