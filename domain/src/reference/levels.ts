/** Educational levels, keyed by the numbers of the French national framework of qualifications (décret n° 2019-14). */
export const levels = {
  3: 'CAP/BEP',
  4: 'Bac',
  5: 'Bac+2 (BTS, DEUST)',
  6: 'Bac+3/4 (licence, BUT, bachelor)',
  7: 'Bac+5 (master, ingénieur)',
  8: 'Bac+8 (doctorat)',
} as const;

export type Level = `${keyof typeof levels}`;

export const levelKeys = ['3', '4', '5', '6', '7', '8'] as const satisfies Level[];
