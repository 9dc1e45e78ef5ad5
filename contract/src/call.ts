import type { AuditAction } from '@tandem/domain/audit/audit-log';
import type { Role } from '@tandem/domain/accounts/roles';
import type { MachineScope } from '@tandem/domain/machines/scopes';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `GET /offers/{id}/`: the method, and the path below /api with its parameters in braces. */
export type CallKey = `${Method} /${string}`;

/** What one call takes, who may make it, and what it answers. Ownership of a record is decided in domain/access. */
export interface Call {
  summary: string;
  roles: readonly Role[];
  /** For programs alone, each with a key that may read this: nobody who has signed in makes the call. */
  scope?: MachineScope;
  /** What the journal tells of it; null where it neither shows nor changes the data of anybody but the caller. */
  auditAction: AuditAction | null;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A JSON body; or, with `files`, the text fields of a multipart form (a field sent several times is an array). */
  body?: z.ZodType;
  /** Names of the file fields of a multipart form. */
  files?: readonly string[];
  /** Sent as a form is in an address: mail programs know nothing else. What it says is not read. */
  acceptsForm?: true;
  /** The shape of a successful answer; `empty` for none, `file` for a download. */
  answer: z.ZodType | 'empty' | 'file';
  /** Statuses of success, the usual one first; 200 unless told, 204 for an empty answer. */
  statuses?: readonly [number, ...number[]];
  /**
   * A sensitive deed: where the last proof of who calls is older than a quarter of an hour, it is refused with
   * `identity_doubted` until `POST /sign-ins/confirm/`. Only of sign-ins that were begun with `device`: other clients know
   * nothing of it.
   */
  sensitive?: true;
  /**
   * Holds the server for a twentieth of a second and more, such as a PDF that is drawn: people and networks have turns, and whoever
   * asks for many at once is refused with `too_many_requests`.
   */
  inTurn?: true;
  /** Answers after a while however little there is to do, so that the time tells nothing. */
  paced?: true;
  /**
   * Also for those of the staff who still lack the second factor that the centre asks of them: whatever else is not open to
   * visitors is refused to them with `second_factor_missing`.
   */
  beforeSecondFactor?: true;
  /**
   * The server keeps what it has answered for as long as nothing has changed that it shows; who calls is looked up along with the stamp
   * that says so.
   */
  kept?: true;
  /** Not among the calls of the specification. */
  addition?: true;
}

export type Calls = Record<CallKey, Call>;

export const byMachine = [] as const;
export const everyone = ['visitor', 'applicant', 'company', 'staff', 'superuser'] as const;
export const signedIn = ['applicant', 'company', 'staff', 'superuser'] as const;
export const staff = ['staff', 'superuser'] as const;
export const superuser = ['superuser'] as const;
export const applicant = ['applicant'] as const;
export const company = ['company'] as const;
