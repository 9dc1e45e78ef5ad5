import { typeset } from '../typography.ts';

/** What a rule says of a value, in plain French: what is wrong, why, and how to put it right. */
export interface Finding {
  /** The rule, by a name that stays: a reason that somebody gives for letting it pass is kept under it. */
  rule: string;
  /** The field where it is told. */
  field: string;
  /** Blocks where law or format makes it absolute; else it warns, and passes with a reason. */
  blocks: boolean;
  wrong: string;
  why: string;
  remedy: string;
  /** What its reason is to say, where that is more than why the value is right all the same. */
  asks?: string;
  /** Article, form or tool that the rule is taken from. */
  source: string;
}

export const findingText = ({ wrong, why, remedy }: Omit<Verdict, 'blocks'>): string =>
  typeset([wrong, why, remedy].filter(Boolean).join(' '));

/** A finding without the rule and the field that it belongs to. */
export type Verdict = Omit<Finding, 'rule' | 'field' | 'source'>;

export const blocking = (wrong: string, why: string, remedy: string): Verdict => ({
  blocks: true,
  wrong,
  why,
  remedy,
});

export const unlikely = (wrong: string, why: string, remedy: string): Verdict => ({
  blocks: false,
  wrong,
  why,
  remedy,
});
