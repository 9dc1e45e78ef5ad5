import type { AccountKind } from '@tandem/domain/accounts/roles';
import type { MatchStatus } from '@tandem/domain/matches/match';
import type { RefusalReasonKey } from '@tandem/domain/matches/refusal-reasons';
import type { ColumnType } from 'kysely';

type WithDefault<Type> = ColumnType<Type, Type | undefined, Type>;

export interface MatchMovesTable {
  id: ColumnType<number, never, never>;
  applicant_id: number;
  offer_id: number;
  from_status: MatchStatus;
  to_status: MatchStatus;
  account_id: number | null;
  moved_by: AccountKind;
  moved_at: Date;
  reason: WithDefault<RefusalReasonKey | null>;
  comment: WithDefault<string | null>;
  tell_reason: WithDefault<boolean>;
  note: WithDefault<string | null>;
  quiet: WithDefault<boolean>;
  undoes: WithDefault<number | null>;
  told_at: WithDefault<Date | null>;
  batch: WithDefault<string | null>;
  enrolment_step: WithDefault<'broken' | 'restored' | null>;
}
