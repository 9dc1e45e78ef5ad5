import type { InstalmentKey } from '@tandem/domain/contracts/payments/instalments';
import type { Formality } from '@tandem/domain/contracts/formalities/formalities';
import type {
  FormField,
  FormRule,
  OfficialForm,
} from '@tandem/domain/contracts/official-form/form-fields';
import type { FileMove } from '@tandem/domain/contracts/signing/file-state';
import type { OnlineSignatoryState, OnlineState } from '@tandem/domain/contracts/signing/online';
import type { Signatory, SigningMethod } from '@tandem/domain/contracts/signing/signatories';
import type { ColumnType } from 'kysely';
import type { AmendmentTables } from './amendment-tables.ts';
import type { ContractSheetsTable, PartLinksTable } from './contract-sheets-table.ts';
import type { PayFiguresTable } from './pay-figures-table.ts';

type Id = ColumnType<number, never, never>;

/** What the contract room keeps. */
export interface ContractTables extends AmendmentTables {
  contract_sheets: ContractSheetsTable;
  /** Those whose time was over. */
  erased_contract_sheets: { applicant_id: number; offer_id: number; erased_at: Date };
  part_links: PartLinksTable;
  pay_figures: PayFiguresTable;
  /** Texts that a centre has made its own. */
  contract_templates: { name: string; content: string; saved_at: Date; account_id: number | null };
  /** Instalments that the staff have seen come. */
  contract_payments: {
    applicant_id: number;
    offer_id: number;
    instalment: InstalmentKey;
    /** A day, as `2026-09-01`. */
    received_on: string;
    noted_by: string;
    noted_at: Date;
  };
  /** What law asks for whoever begins, once it is done. */
  contract_formalities: {
    applicant_id: number;
    offer_id: number;
    formality: Formality;
    /** A day, as `2026-09-01`. */
    done_on: string;
    noted_by: string;
    noted_at: Date;
  };
  /** Blank forms that the centre has given. */
  official_forms: {
    kind: OfficialForm;
    /** In the file store. */
    name: string;
    sha256: string;
    /** In bytes. */
    size: number;
    fields: ColumnType<FormField[], string, string>;
    rules: ColumnType<FormRule[], string, string>;
    saved_at: Date;
    account_id: number | null;
  };
  contract_file_moves: {
    id: Id;
    applicant_id: number;
    offer_id: number;
    /** Null of the contract itself. */
    amendment_id: number | null;
    move: FileMove;
    /** What kind of account moved it. */
    moved_by: string;
    moved_at: Date;
    /** A day, as `2026-09-01`. */
    day: string | null;
    number: string | null;
    reason: string | null;
    mend: string | null;
  };
  /** Stored files that are locked, each with a key of its own. */
  contract_scans: {
    id: Id;
    applicant_id: number;
    offer_id: number;
    /** In the file store. */
    name: string;
    sealed_key: string;
    received_sha256: string;
    sha256: string;
    /** Of the PDF file, in bytes. */
    size: number;
    added_by: string;
    added_at: Date;
    /** The day on which a training agreement was signed; null of a contract. */
    agreement_signed_on: string | null;
  };
  /** What a service outside was asked to have signed; of names and addresses it keeps the only copy. */
  signing_requests: {
    id: Id;
    applicant_id: number;
    offer_id: number;
    /** Null of the contract itself. */
    amendment_id: number | null;
    round: number;
    state: OnlineState;
    /** The service's own number; null until it has answered. */
    envelope: string | null;
    /** Of the PDF file that was sent. */
    sha256: string | null;
    asked_by: string;
    asked_at: Date;
  };
  signing_request_signatories: {
    request_id: number;
    signatory: Signatory;
    /** In which order they sign, from 1. */
    place: number;
    state: OnlineSignatoryState;
    since: Date | null;
    reminded_at: Date | null;
  };
  /** What the service still keeps of requests that are gone here. */
  signing_leftovers: { envelope: string; added_at: ColumnType<Date, never, never> };
  contract_signatures: {
    id: Id;
    applicant_id: number;
    offer_id: number;
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
