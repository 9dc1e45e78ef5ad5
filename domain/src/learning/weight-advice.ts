/** What is advised of a proposal to weigh the parts of the score otherwise. */
export const weightAdvice = ['take', 'same', 'few', 'unsure', 'unfair'] as const;

export type WeightAdvice = (typeof weightAdvice)[number];

/** A proposal that is less sure than this is shown, and not advised. */
const sureEnough = 0.8;
/** Drawn from fewer companies and candidates than this, samples say how sure these are, not the others. */
export const fewestDeciders = 10;

/** Fairness comes first: however much better the scores would tell, nobody is to lose by it. */
export const weightAdviceFor = (proposal: {
  /** Whether it orders pairs as the present weights do. */
  isPresent: boolean;
  /** How sure it is that it tells more, from 0 to 1. */
  sureness: number;
  /** How many companies and candidates that was counted on. */
  deciders: number;
  /** How many groups of candidates it would take from sight. */
  losing: number;
}): WeightAdvice => {
  if (proposal.isPresent) return 'same';
  if (proposal.losing > 0) return 'unfair';
  if (proposal.deciders < fewestDeciders) return 'few';
  return proposal.sureness >= sureEnough ? 'take' : 'unsure';
};
