import type { AccountKind } from '@tandem/domain/accounts/roles';
import type {
  MeetingKind,
  MeetingOutcome,
  MeetingSide,
  MeetingState,
} from '@tandem/domain/meetings/meeting';
import type { ColumnType, Generated } from 'kysely';

type Id = ColumnType<number, never, never>;
type NullUnlessTold<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>;

export interface MeetingsTable {
  id: Id;
  uid: Generated<string>;
  applicant_id: number;
  offer_id: number;
  state: MeetingState;
  kind: MeetingKind;
  place: string;
  note: string;
  minutes: number;
  waits_for: MeetingSide | null;
  starts_at: Date | null;
  agreed_at: NullUnlessTold<Date>;
  reminded_at: NullUnlessTold<Date>;
  sequence: NullUnlessTold<number>;
  told_starts_at: NullUnlessTold<Date>;
  applicant_outcome: NullUnlessTold<MeetingOutcome>;
  company_outcome: NullUnlessTold<MeetingOutcome>;
  created_at: Date;
  changed_at: Date;
}

export interface MeetingTables {
  meetings: MeetingsTable;
  meeting_moments: { meeting_id: number; at: Date };
  meeting_steps: {
    id: Id;
    meeting_id: number;
    step: string;
    account_id: number | null;
    made_by: AccountKind | null;
    starts_at: Date | null;
    at: Date;
  };
  /** Of meetings that fell with others: who is still to be told of all of theirs at once. */
  untold_meetings: {
    batch: string;
    account_id: number;
    meeting_id: number;
    starts_at: Date | null;
  };
  calendar_addresses: { account_id: number; token: string; created_at: Date };
}
