import type { FileValues } from '../rules/rule.ts';

/**
 * What stays with a tutor from one contract to the next; their number is given for each, what makes them competent is held
 * against what is prepared, and the employer vouches for each.
 */
export const lastingOfTutor = [
  'supervisor_birthdate',
  'supervisor_position',
  'supervisor_highest_degree',
  'supervisor_level',
] as const;

/** What a company's files and needs tell of a tutor. */
export const toldOfTutor = [
  'supervisor_lastname',
  'supervisor_firstname',
  'supervisor_email',
  'supervisor_phone',
  ...lastingOfTutor,
] as const;

export type KnownTutor = Partial<Record<(typeof toldOfTutor)[number], string>>;

/** One address is one person; without one, a name is. */
export const whoIs = (tutor: FileValues): string =>
  (
    tutor['supervisor_email'] ||
    [tutor['supervisor_firstname'], tutor['supervisor_lastname']].filter(Boolean).join(' ')
  )
    .trim()
    .toLowerCase();

/** The fields of a second tutor, as those of a tutor; no telephone is asked for. */
const toldOfSecond = toldOfTutor.filter((key) => key !== 'supervisor_phone');

/** The second tutor of a file, as a tutor. */
export const secondTutorIn = (values: FileValues): KnownTutor =>
  Object.fromEntries(toldOfSecond.map((key) => [key, values[`second_${key}`] ?? '']));

/** What changes in a file whose second tutor is to be another. */
export const changesForSecondTutor = (tutor: FileValues): Record<string, string> =>
  Object.fromEntries(
    [...toldOfSecond, 'supervisor_competence'].map((key) => [`second_${key}`, tutor[key] ?? '']),
  );

/** What changes in a file whose tutor is to be another: nothing of the one before stays, least of all their number. */
export const changesForTutor = (tutor: FileValues, values: FileValues): Record<string, string> => ({
  ...Object.fromEntries(toldOfTutor.map((key) => [key, tutor[key] ?? ''])),
  ...(whoIs(tutor) !== whoIs(values) && {
    supervisor_nir: '',
    supervisor_competence: '',
    supervisor_certified: '',
  }),
});
