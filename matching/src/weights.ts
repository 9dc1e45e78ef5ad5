/** The four parts, in the order in which they are stored and shown. */
export const parts = ['industry', 'test', 'geographic', 'resume'] as const;

export type Part = (typeof parts)[number];

/** How much each part counts: whole numbers from 0 to 100, not all 0. */
export type Weights = Readonly<Record<Part, number>>;

export const equalWeights: Weights = { industry: 1, test: 1, geographic: 1, resume: 1 };

/** Whether two sets of weights always put pairs in the same order: only proportions matter. */
export const weighAlike = (one: Weights, other: Weights): boolean => {
  const sum = (weights: Weights) => parts.reduce((all, part) => all + weights[part], 0);
  return parts.every((part) => one[part] * sum(other) === other[part] * sum(one));
};

/** Scores in tenths of a point, 0 to 1000. */
export type PartTenths = Readonly<Record<Part, number>>;

/** As people read them, 0 to 100. */
export const points = (tenths: number): number => tenths / 10;

/** The weighted mean of the parts, in tenths, halves rounded up. */
export const totalTenths = (scores: PartTenths, weights: Weights): number => {
  let sum = 0;
  let all = 0;
  for (const part of parts) {
    sum += weights[part] * scores[part];
    all += weights[part];
  }
  return Math.floor((2 * sum + all) / (2 * all));
};
