import type { FillingSide } from '@tandem/domain/contracts/file/lacking-sides';
import type { FileState } from '@tandem/domain/contracts/signing/file-state';
import type { Written } from '@tandem/domain/drafts/merge';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import type { AskedKey } from '@tandem/domain/contracts/part-links/asked';
import type { ColumnType } from 'kysely';

/** The contract file of a match: a draft until it has finalised the enrolment. */
export interface ContractSheetsTable {
  applicant_id: number;
  offer_id: number;
  /** Its fields, as JSON, encrypted. */
  sealed: string;
  created_at: Date;
  finalised_at: Date | null;
  state: ColumnType<FileState, FileState | undefined, FileState>;
  state_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Signatures hold for the round in which they were given. */
  round: ColumnType<number, number | undefined, number>;
  /** Days, as `2026-09-01`: of the last signature, and of the lodging. */
  all_signed_on: ColumnType<string | null, string | null | undefined, string | null>;
  lodged_on: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whether whoever represents a minor signs too, as the sealed fields say; null where it was last saved before this was kept. */
  needs_guardian: ColumnType<boolean | null, boolean | undefined, boolean>;
  /** Whether an OPCO pays the centre in instalments; null where it was last saved before this was kept. */
  pays_by_instalments: ColumnType<boolean | null, boolean | undefined, boolean>;
  /** Whether it is one of professionalisation; null where it does not say, or was last saved before this was kept. */
  is_professional: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  /** By when a formality is to be done, as a day; null where it is not asked for, or was last saved before this was kept. */
  visit_by: ColumnType<string | null, string | null | undefined, string | null>;
  card_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whose parts lack something; null where it was last saved before this was kept. */
  lacks: ColumnType<
    FillingSide[] | null,
    readonly FillingSide[] | undefined,
    readonly FillingSide[]
  >;
  written: ColumnType<Record<string, Written>, string | undefined, string>;
}

/** Whoever was asked for a part of a contract file or for their signature, and the link that they hold: one for each. */
export interface PartLinksTable {
  id: ColumnType<number, never, never>;
  applicant_id: number;
  offer_id: number;
  /** What they were asked for. */
  party: AskedKey;
  /** The number of the amendment that is to be signed; null of the contract itself. */
  amendment: number | null;
  /** How they are called and reached, as JSON, encrypted. */
  sealed: string;
  token_hash: string;
  asked_by: AccountKind;
  asked_at: Date;
  /** When they were last asked again, since they were asked first. */
  reminded_at: Date | null;
  expires_at: Date;
  opened_at: Date | null;
  written_at: Date | null;
  done_at: Date | null;
  /** Since when their part lacks nothing, though they may not have said so; null where it was last saved before this was kept. */
  whole_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
