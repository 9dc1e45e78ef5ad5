import type { Answer } from '@tandem/contract';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { enrolmentMovesOpenTo, enrolmentState } from '@tandem/domain/enrolments/enrolment';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import type { Enrolment } from './enrolment-queries.ts';

type EnrolmentRecord = NonNullable<Answer<'GET /matches/{id}/'>['enrolment']>;

type Told = Pick<
  Enrolment,
  'begins_on' | 'ends_on' | 'broken_on' | 'broken_by' | 'reason' | 'within_trial'
>;

/** Of a match's enrolment, or of one whose company is gone, which nobody annuls. */
export const stateOf = (row: Told & Partial<Pick<Enrolment, 'annulled_at'>>, now: Date) =>
  enrolmentState(
    {
      beginsOn: row.begins_on,
      endsOn: row.ends_on,
      brokenOn: row.broken_on,
      annulledAt: row.annulled_at ?? null,
    },
    parisClock(now).day,
  );

/** What of a row is told as it stands. */
export const toldOf = (row: Told) => ({
  begins_on: row.begins_on,
  ends_on: row.ends_on,
  broken_on: row.broken_on,
  broken_by: row.broken_by,
  reason: row.reason,
  within_trial: row.within_trial,
});

export const enrolmentRecord = (
  row: Enrolment,
  { reader, isPlacedElsewhere }: { reader: AccountKind; isPlacedElsewhere: boolean },
  now: Date,
): EnrolmentRecord => {
  const state = stateOf(row, now);
  const open = enrolmentMovesOpenTo(reader, state);
  return {
    state,
    ...toldOf(row),
    open_moves: isPlacedElsewhere ? open.filter((move) => move !== 'restore') : open,
  };
};
