/** Where a pair stands among all pairs of its reader's: of a candidate's needs, or of a need's candidates. */
export interface Standing {
  /** 1 for the highest score; equal scores share a rank. */
  rank: number;
  of: number;
}

export type Closeness = 'very_close' | 'close' | 'possible';

/** A reader's first tenth is very close, their first third close. */
const veryClose = 0.1;
const close = 1 / 3;

/** In three words how close a pair is for its reader: by where it stands, since points mean other things in other sessions. */
export const closenessOf = ({ rank, of }: Standing): Closeness => {
  if (rank <= Math.max(1, veryClose * of)) return 'very_close';
  return rank <= close * of ? 'close' : 'possible';
};

export const tellingCloseness = ['very_close', 'close'] as const satisfies Closeness[];

/** The same where it says more than that a pair is possible, as most are. */
export const tellingClosenessOf = (
  standing: Standing,
): (typeof tellingCloseness)[number] | undefined => {
  const word = closenessOf(standing);
  return word === 'possible' ? undefined : word;
};

const told = [1, 2, 5, 10, 20, 25, 33, 50] as const;

/** The least share (in percent) among those that people say in which a pair stands; null where it is not in the better half. */
export const bestShareOf = ({ rank, of }: Standing): number | null =>
  told.find((percent) => rank <= (percent / 100) * of) ?? null;
