import type { AmendmentKind } from '@tandem/domain/contracts/amendments/amendment';
import type { AmendmentState } from '@tandem/domain/contracts/amendments/amendment-state';
import type { Signatory, SigningMethod } from '@tandem/domain/contracts/signing/signatories';
import type { ColumnType } from 'kysely';

type Id = ColumnType<number, never, never>;

export interface AmendmentTables {
  contract_amendments: {
    id: Id;
    applicant_id: number;
    offer_id: number;
    /** Counted from 1 within a file. */
    number: number;
    kind: AmendmentKind;
    /** A day, as `2026-09-01`; empty as long as it is not said. */
    effective_on: string;
    state: AmendmentState;
    state_since: Date;
    /** Counted from 1: each correction asks everybody to sign again. */
    round: ColumnType<number, number | undefined, number>;
    /** The reason and the new values, as JSON, encrypted. */
    sealed: string;
    drawn_by: string;
    drawn_at: Date;
    signed_on: string | null;
    lodged_on: ColumnType<string | null, string | null | undefined, string | null>;
  };
  contract_amendment_signatures: {
    id: Id;
    amendment_id: number;
    round: number;
    signatory: Signatory;
    method: SigningMethod;
    /** A day, as `2026-09-01`. */
    signed_on: string;
    scan_id: number;
    noted_by: string;
    noted_at: Date;
  };
}
