import { deviation, mean } from '../shared/statistics.ts';
import { Random } from '../shared/random.ts';
import { kilometres, trueFit } from './hidden.ts';
import type { TrueFit, World } from './world.ts';
import type { CandidateSheet, HiddenSession, NeedSheet } from './session.ts';

interface BySide {
  candidate: number;
  need: number;
}

/** A pair that may be ranked: same programme, within the candidate's limit. */
export interface TruePair {
  candidate: CandidateSheet;
  need: NeedSheet;
  km: number;
  fit: TrueFit;
  /** How well the pair fits all in all, as its world weighs the four measures, for each side. */
  worth: BySide;
  /** What came of it: the worth, and luck that no sheet can foretell. */
  outcome: number;
  /** 0 for most pairs, more for the few that came out best for a side. */
  gain: BySide;
  /** The same by hidden skills alone. */
  skillGain: number;
  /** Breaks ties in every ranking alike. */
  lot: number;
}

/** How much luck weighs against the worth. */
const luck = 0.45;

/** Grades of relevance: the share of all pairs that come out better, and what such a pair is worth (2^grade - 1). */
const grades: readonly (readonly [share: number, gain: number])[] = [
  [0.01, 15],
  [0.03, 7],
  [0.06, 3],
  [0.1, 1],
];

export const gainsOf = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((one, other) => other - one);
  const thresholds = grades.map(
    ([share, gain]) => [sorted[Math.floor(share * sorted.length)] ?? Infinity, gain] as const,
  );
  return values.map((value) => thresholds.find(([threshold]) => value > threshold)?.[1] ?? 0);
};

const standardised = (values: readonly number[]): number[] => {
  const [middle, spread] = [mean(values), Math.max(1e-9, deviation(values))];
  return values.map((value) => (value - middle) / spread);
};

const measures = ['skills', 'sectors', 'person', 'way'] as const;

export const truePairs = (
  { candidates, needs }: HiddenSession,
  { truth }: World,
  seed: number,
): TruePair[] => {
  const random = new Random(seed * 1000 + 71);
  const pairs = candidates.flatMap((candidate) =>
    needs
      .filter(({ programmeIds }) => programmeIds.includes(candidate.programmeId))
      .map((need) => ({ candidate, need, km: kilometres(candidate.place, need.place) }))
      .filter(({ km }) => candidate.maxKm < 0 || km <= candidate.maxKm)
      .map((pair) => ({ ...pair, fit: trueFit(candidate.hidden, pair.need.hidden) })),
  );
  const columns = measures.map((measure) => standardised(pairs.map(({ fit }) => fit[measure])));
  const worths = standardised(
    pairs.map((_, at) =>
      measures.reduce(
        (sum, measure, index) => sum + truth[measure] * (columns[index]?.[at] ?? 0),
        0,
      ),
    ),
  );
  const outcomes = worths.map((worth) => worth + luck * random.normal());
  const gains = gainsOf(outcomes);
  const skillGains = gainsOf(columns[0] ?? []);
  return pairs.map((pair, at) => ({
    ...pair,
    worth: { candidate: worths[at] ?? 0, need: worths[at] ?? 0 },
    outcome: outcomes[at] ?? 0,
    gain: { candidate: gains[at] ?? 0, need: gains[at] ?? 0 },
    skillGain: skillGains[at] ?? 0,
    lot: random.next(),
  }));
};
