import { addMonths } from '../calendar/days.ts';

/** What a need tells of the job beside its title, as keys and their words. */

/** How time is shared between the company and the centre. */
export const centreRhythms = {
  day: '1 jour par semaine au centre',
  two_days: '2 jours par semaine au centre',
  three_days: '3 jours par semaine au centre',
  week_in_two: '1 semaine sur 2 au centre',
  week_in_three: '1 semaine sur 3 au centre',
  week_in_four: '1 semaine sur 4 au centre',
  periods: 'par périodes de plusieurs semaines',
} as const;

export type CentreRhythm = keyof typeof centreRhythms;

export const centreRhythmKeys = Object.keys(centreRhythms) as [CentreRhythm, ...CentreRhythm[]];

/** What a candidate must drive, or be able to. */
export const mobilities = {
  licence: 'Permis B',
  vehicle: 'Permis B et véhicule',
  two_wheels: 'Deux-roues ou permis B',
  other_licence: 'Autre permis, précisé dans la fiche de poste',
} as const;

export type Mobility = keyof typeof mobilities;

export const mobilityKeys = Object.keys(mobilities) as [Mobility, ...Mobility[]];

/**
 * Where a copy begins: a start that is over is none for it, nor one that the course begins more than three months after
 * (Code du travail, L6222-12). Days as `2026-09-01`; `courseFrom` is the first of the copy's session, null where nobody has said.
 */
export const startOfCopy = (
  start: string | null,
  { today, courseFrom }: { today: string; courseFrom: string | null },
): string | null => {
  if (start === null || start < today) return null;
  return courseFrom !== null && addMonths(start, 3) < courseFrom ? null : start;
};
