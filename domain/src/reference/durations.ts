/** Desired duration of the placement; -1 stands for no preference. */
export const durations = {
  '-1': 'Pas de préférence',
  '0': 'Moins de 6 mois',
  '1': '6 mois à 1 an',
  '2': '2 ans',
  '3': '3 ans',
} as const;

export type Duration = keyof typeof durations;

export const durationKeys = ['-1', '0', '1', '2', '3'] as const satisfies Duration[];
