import type { Role } from '../../accounts/roles.ts';
import { addDays } from '../../calendar/days.ts';
import { workingDaysBefore } from '../../calendar/working-days.ts';
import type { FileState } from '../signing/file-state.ts';

interface FormalityRule {
  label: string;
  /** Who says that it is done. */
  by: readonly Role[];
}

const centre = ['staff', 'superuser'] as const;

/** What law asks of the employer, and of the centre, for whoever begins. */
export const formalities = {
  visit: { label: 'Visite d’information et de prévention', by: ['company', ...centre] },
  card: { label: 'Carte d’étudiant des métiers', by: centre },
  interview: { label: 'Entretien des deux mois sur la formation', by: ['company', ...centre] },
} as const satisfies Record<string, FormalityRule>;

export type Formality = keyof typeof formalities;

export const formalityKeys = Object.keys(formalities) as [Formality, ...Formality[]];

export const mayNote = (formality: Formality, role: Role): boolean =>
  (formalities[formality].by as readonly Role[]).includes(role);

/** Days within which a card is given. */
export const cardDays = 30;

/** The last day for each, as `2026-09-01`; null where it is not asked for, or not known. */
export type FormalityDays = Record<Formality, string | null>;

/** Whoever is a minor is sent to the doctor so many days before they begin. */
const aheadOfMinor = 14;

/** The day from which on it is waited for. */
export const askedFrom = (formality: Formality, dueOn: string, startsOn: string): string => {
  if (formality === 'card') return addDays(dueOn, -cardDays);
  return dueOn < startsOn ? addDays(startsOn, -aheadOfMinor) : startsOn;
};

/** The staff see to it so many working days before its last day. */
const aheadOfLimit = 5;

export const formalityAlertOn = (dueOn: string): string => workingDaysBefore(dueOn, aheadOfLimit);

/** Of the file, once everybody has signed and nothing of it is being mended. */
export const formalityStates: ReadonlySet<FileState> = new Set([
  'signed',
  'lodged',
  'accepted',
  'amended',
]);
