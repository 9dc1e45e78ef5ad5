import { parts, type Weights } from '../weights.ts';
import { tieHash } from '../hash.ts';
import { evenSpread } from '../corpus/scales.ts';
import { decidingSides, enoughDecisions, weighed, type Decision } from './decision.ts';
import { fitLogistic } from './logistic.ts';

/** Of all pairs of a yes and a no of one decider, the share in which the yes has the higher score, from 0 to 1. */
export interface Told {
  before: number;
  after: number;
}

export interface WeightProposal {
  /** Whole per cent; they come to 100, or nearly. */
  weights: Weights;
  /** On decisions that the proposed weights were not made from. */
  told: Told;
  /** What that was counted on: those who have said both yes and no, and how often they have answered. */
  compared: { deciders: number; decisions: number };
  /** The share of drawn samples of the deciders in which the proposed weights tell more, from 0 to 1. */
  sureness: number;
}

/** So many decisions the present weights count as: fewer move them a little, many a lot. */
const priorDecisions = 100;
/** Of a best list all totals are alike, so that few decisions do not show that they count at all: they are taken to, so much. */
const leastSlope = 1;
/** What one decision tells of a coefficient of one spread, at chances of about a third. */
const informationOfOne = 0.2;
const weak = 0.05;
const folds = 5;
const samples = 400;

const asColumns = ({ side, parts: scores }: Decision): number[] => [
  ...decidingSides.map((one) => Number(one === side)),
  ...parts.map((part) => (scores[part] - 500) / evenSpread),
];

const asOne = ({ side, parts: scores }: Decision, weights: Weights): number[] => [
  ...decidingSides.map((one) => Number(one === side)),
  (weighed(scores, weights) - 500) / evenSpread,
];

/** The share of 1 that each part has. */
const shares = (weights: Weights): number[] => {
  const sum = parts.reduce((all, part) => all + weights[part], 0);
  return parts.map((part) => weights[part] / sum);
};

/** In whole per cent; a part that speaks against what is accepted counts nothing. */
const asWeights = (values: readonly number[]): Weights | null => {
  const kept = values.map((value) => Math.max(0, value));
  const sum = kept.reduce((all, value) => all + value, 0);
  if (sum === 0) return null;
  const [industry = 0, test = 0, geographic = 0, resume = 0] = kept.map((value) =>
    Math.round((100 * value) / sum),
  );
  return { industry, test, geographic, resume };
};

/**
 * The weights that explain these decisions best, held to the present ones as by `priorDecisions` of the kind; null where they
 * tell nothing, or speak against every part. Each side has a level of its own: one may say yes more often than the other.
 */
export const learnWeights = (decisions: readonly Decision[], present: Weights): Weights | null => {
  const slope = fitLogistic(
    decisions.map((one) => ({ known: asOne(one, present), cameTrue: one.accepted })),
    { means: [0, 0, 0], precisions: [weak, weak, weak] },
  ).coefficients[2];
  if (slope === undefined) return null;
  const { coefficients } = fitLogistic(
    decisions.map((one) => ({ known: asColumns(one), cameTrue: one.accepted })),
    {
      means: [0, 0, ...shares(present).map((share) => share * Math.max(leastSlope, slope))],
      precisions: [weak, weak, ...parts.map(() => priorDecisions * informationOfOne)],
    },
  );
  return asWeights(coefficients.slice(decidingSides.length));
};

interface Counted {
  decisions: number;
  pairs: number;
  before: number;
  after: number;
}

const half = (one: number, other: number): number => (one === other ? 0.5 : Number(one > other));

/** Of one decider: pairs of a yes and a no, and in how many of them the yes stands higher. */
const countPairs = (
  decisions: readonly Decision[],
  before: Weights,
  after: (decision: Decision) => Weights,
): Counted => {
  const counted = { decisions: decisions.length, pairs: 0, before: 0, after: 0 };
  const noes = decisions.filter(({ accepted }) => !accepted);
  for (const yes of decisions.filter(({ accepted }) => accepted))
    for (const no of noes) {
      const learned = after(yes);
      counted.pairs += 1;
      counted.before += half(weighed(yes.parts, before), weighed(no.parts, before));
      counted.after += half(weighed(yes.parts, learned), weighed(no.parts, learned));
    }
  return counted;
};

const keyOf = ({ side, deciderId }: Decision): string => `${side} ${deciderId}`;

/** The same decider always falls into the same fold. */
const foldOf = ({ side, deciderId }: Decision): number =>
  tieHash(deciderId, decidingSides.indexOf(side), 1) % folds;

const total = (counts: readonly Counted[], what: 'before' | 'after'): number =>
  counts.reduce((sum, one) => sum + one[what], 0) /
  Math.max(
    1,
    counts.reduce((sum, { pairs }) => sum + pairs, 0),
  );

/** How often the deciders, drawn anew with repetition, come out better with the learned weights (Efron, 1979). */
const surenessOf = (counts: readonly Counted[]): number => {
  let better = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    const drawn = counts.map(
      (_, place) =>
        counts[tieHash(sample, place, 2) % counts.length] ?? {
          decisions: 0,
          pairs: 0,
          before: 0,
          after: 0,
        },
    );
    if (total(drawn, 'after') > total(drawn, 'before')) better += 1;
  }
  return better / samples;
};

/**
 * The four weights as the decisions of both sides would have them, and what they would have told: counted on the decisions of
 * deciders that were left out while learning (five folds). Null with fewer decisions than `enoughDecisions`, or where no
 * decider has said both yes and no. The same decisions give the same proposal.
 */
export const proposeWeights = (
  decisions: readonly Decision[],
  present: Weights,
): WeightProposal | null => {
  if (decisions.length < enoughDecisions) return null;
  const weights = learnWeights(decisions, present);
  if (!weights) return null;
  const withoutFold = Array.from({ length: folds }, (_, fold) =>
    learnWeights(
      decisions.filter((one) => foldOf(one) !== fold),
      present,
    ),
  );
  const counts = [...Map.groupBy(decisions, keyOf).values()]
    .map((own) => countPairs(own, present, (one) => withoutFold[foldOf(one)] ?? present))
    .filter(({ pairs }) => pairs > 0);
  if (counts.length === 0) return null;
  return {
    weights,
    told: { before: total(counts, 'before'), after: total(counts, 'after') },
    compared: {
      deciders: counts.length,
      decisions: counts.reduce((sum, { decisions: own }) => sum + own, 0),
    },
    sureness: surenessOf(counts),
  };
};
