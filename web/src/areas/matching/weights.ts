import type { Answer } from '@tandem/contract';

export type Settings = Answer<'GET /matching_settings/'>;

export type Weights = Pick<Settings, 'industry' | 'test' | 'geographic' | 'resume'>;

export const parts = ['industry', 'test', 'geographic', 'resume'] as const;

export const equalWeights: Weights = { industry: 1, test: 1, geographic: 1, resume: 1 };

/** Whether no part counts; a side without weights of its own weighs as all do. */
export const countsNothing = (weights: Weights | null): boolean =>
  weights !== null && parts.every((part) => weights[part] === 0);

/** The steps of a slider. */
export const steps = 10;

/** The weights on the scale of the sliders: the heaviest stands as far as it can, unless all fit as they are. */
export const onSliders = (weights: Weights): Weights => {
  const heaviest = Math.max(...parts.map((part) => weights[part]));
  const factor = heaviest > steps ? steps / heaviest : 1;
  const of = (part: keyof Weights): number =>
    weights[part] === 0 ? 0 : Math.max(1, Math.round(weights[part] * factor));
  return {
    industry: of('industry'),
    test: of('test'),
    geographic: of('geographic'),
    resume: of('resume'),
  };
};

/** Whole per cent of the score that each part makes; they add up to 100, or are all 0. */
export const sharesOf = (weights: Weights): Weights => {
  const all = parts.reduce((sum, part) => sum + weights[part], 0);
  const shares: Weights = { industry: 0, test: 0, geographic: 0, resume: 0 };
  if (all === 0) return shares;
  let before = 0;
  for (const part of parts) {
    const end = before + weights[part];
    // What rounding takes from one part it gives to the next.
    shares[part] = Math.round((end / all) * 100) - Math.round((before / all) * 100);
    before = end;
  }
  return shares;
};

const mostBest = 1000;

/** Whether what is typed says how many of the best are kept. */
export const isBest = (typed: string): boolean =>
  /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= mostBest;
