import type { Random } from '../shared/random.ts';

/** How much is lost between what somebody is and what they write. */
export interface NoiseLevel {
  name: 'clean' | 'normal' | 'noisy';
  /** Chance that a skill that somebody has is written about at all. */
  told: number;
  /** Chance that what is told is named, by its name or a synonym, and not merely described. */
  named: number;
  /** Chance, for each skill of the field that somebody does not have, that they claim it. */
  claimed: number;
  /** Chance that a word is misspelt. */
  typo: number;
  /** How many sentences say nothing of the job, for one that does. */
  filler: number;
  /** Standard deviation of an answer around what its author is, in steps of the scale. */
  answer: number;
  /** Chance that a sector is ticked that does not mean much, or a meant one is not. */
  sector: number;
}

export const noiseLevels = [
  {
    name: 'clean',
    told: 1,
    named: 0.9,
    claimed: 0,
    typo: 0,
    filler: 0.2,
    answer: 0.2,
    sector: 0,
  },
  {
    name: 'normal',
    told: 0.92,
    named: 0.75,
    claimed: 0.006,
    typo: 0.01,
    filler: 0.4,
    answer: 0.4,
    sector: 0.06,
  },
  {
    name: 'noisy',
    told: 0.65,
    named: 0.5,
    claimed: 0.035,
    typo: 0.03,
    filler: 1,
    answer: 0.8,
    sector: 0.2,
  },
] as const satisfies readonly NoiseLevel[];

const misspelt = (word: string, random: Random): string => {
  const at = 1 + random.below(Math.max(1, word.length - 2));
  const doubled = word.slice(0, at) + word.slice(at - 1);
  const dropped = word.slice(0, at) + word.slice(at + 1);
  return random.chance(0.5) ? doubled : dropped;
};

/** The text with some of its longer words misspelt. */
export const withTypos = (text: string, rate: number, random: Random): string =>
  rate === 0
    ? text
    : text.replace(/\p{L}{5,}/gu, (word) => (random.chance(rate) ? misspelt(word, random) : word));
