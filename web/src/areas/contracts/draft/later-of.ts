import type { Answer } from '@tandem/contract';

type Written = Answer<'GET /contract/file/{matchId}/'>['written'];

/** Of each field the one who wrote later. */
export const laterOf = (one: Written, other: Written): Written => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).filter(([key, who]) => (who?.at ?? '') > (one[key]?.at ?? '')),
  ),
});
