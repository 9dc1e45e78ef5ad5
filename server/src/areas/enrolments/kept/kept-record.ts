import type { AccountKind } from '@tandem/domain/accounts/roles';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { enrolmentMovesOpenTo, enrolmentState } from '@tandem/domain/enrolments/enrolment';
import type { KeptEnrolment } from './kept-queries.ts';

export const keptState = (row: KeptEnrolment, now: Date) =>
  enrolmentState(
    {
      beginsOn: row.begins_on,
      endsOn: row.ends_on,
      brokenOn: row.broken_on,
      annulledAt: null,
    },
    parisClock(now).day,
  );

export const keptEnrolmentRecord = (
  row: KeptEnrolment & { session: string | null },
  reader: AccountKind,
  now: Date,
) => {
  const state = keptState(row, now);
  return {
    id: row.id,
    session: row.session,
    is_professional: row.is_professional,
    centre_rhythm: row.centre_rhythm,
    state,
    begins_on: row.begins_on,
    ends_on: row.ends_on,
    broken_on: row.broken_on,
    broken_by: row.broken_by,
    reason: row.reason,
    within_trial: row.within_trial,
    open_moves: enrolmentMovesOpenTo(reader, state),
  };
};
