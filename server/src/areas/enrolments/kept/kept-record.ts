import type { AccountKind } from '@tandem/domain/accounts/roles';
import { enrolmentMovesOpenTo } from '@tandem/domain/enrolments/enrolment';
import { stateOf, toldOf } from '../enrolment-record.ts';
import type { KeptEnrolment } from './kept-queries.ts';

export const keptEnrolmentRecord = (
  row: KeptEnrolment & { session: string | null },
  reader: AccountKind,
  now: Date,
) => {
  const state = stateOf(row, now);
  return {
    id: row.id,
    session: row.session,
    is_professional: row.is_professional,
    centre_rhythm: row.centre_rhythm,
    state,
    ...toldOf(row),
    open_moves: enrolmentMovesOpenTo(reader, state),
  };
};
