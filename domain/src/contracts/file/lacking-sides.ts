import type { FileValues } from '../rules/rule.ts';
import type { FilePart } from './fields/file-field.ts';
import { missingFields } from './missing.ts';

/** Who fills in a file: the company has what is neither the candidate's nor the centre's, or asks others for it by a link. */
export const fillingSides = ['company', 'candidate', 'centre'] as const;
export type FillingSide = (typeof fillingSides)[number];

const filledBy: Partial<Record<FilePart, FillingSide>> = {
  candidate: 'candidate',
  training: 'centre',
  costs: 'centre',
};

/** Those whose part of a file lacks something. */
export const lackingSides = (values: FileValues): FillingSide[] => {
  const lacking = new Set(missingFields(values).map(({ part }) => filledBy[part] ?? 'company'));
  return fillingSides.filter((side) => lacking.has(side));
};
