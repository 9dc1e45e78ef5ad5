export interface SessionSize {
  fields: number;
  candidatesPerField: number;
  needsPerField: number;
}

/** The curves were fitted, and the features chosen, on these seeds alone. */
export const tuningSeeds = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The figures are measured on these, which nothing was tuned on. */
export const measuringSeeds = [101, 102, 103, 104, 105, 106, 107, 108] as const;

export const sessionSize: SessionSize = {
  fields: 4,
  candidatesPerField: 220,
  needsPerField: 150,
};
