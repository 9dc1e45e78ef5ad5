import type { Breaking } from '@tandem/domain/enrolments/breaking';

/** How a break stands in a row, without the programme in which it counts. */
export const breakColumns = (
  { brokenOn, brokenBy, reason }: Breaking,
  told: { comment: string | null; withinTrial: boolean | null; at: Date },
) => ({
  broken_on: brokenOn,
  broken_by: brokenBy,
  reason,
  comment: told.comment,
  within_trial: told.withinTrial,
  broken_told_at: told.at,
});

/** A row of an enrolment that goes on. */
export const unbroken = {
  broken_on: null,
  broken_by: null,
  reason: null,
  comment: null,
  within_trial: null,
  broken_told_at: null,
  formation_id: null,
} as const;
