/** The rules that a pair may miss by little, in the order in which such pairs are listed. */
export const nearRuleKeys = ['distance', 'contract', 'level', 'tutor'] as const;

export type NearRule = (typeof nearRuleKeys)[number];

/** Whether the staff may propose a pair in spite of the rule. Without the tutor's test there is nothing to compare. */
export const isProposable = (rule: NearRule): boolean => rule !== 'tutor';
