import { Failure, type ErrorCode } from '@tandem/domain/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import pg from 'pg';
import { isDiskFull, isReadOnly } from '../database/disk-fault.ts';
import { isOutage } from '../database/outage.ts';
import { BucketError } from '../files/file-store.ts';

const httpStatus: Record<ErrorCode, number> = {
  invalid_input: 400,
  malformed_request: 400,
  unsupported_media: 415,
  too_large: 413,
  too_many_requests: 429,
  not_signed_in: 401,
  wrong_credentials: 401,
  too_many_sign_ins: 429,
  identity_doubted: 403,
  second_factor_needed: 401,
  challenge_unusable: 400,
  wrong_code: 400,
  sign_in_links_off: 409,
  sign_in_link_unusable: 400,
  sign_in_link_elsewhere: 409,
  passkey_refused: 400,
  passkey_of_another: 400,
  passkey_known: 409,
  passkey_needed: 401,
  too_many_passkeys: 409,
  setup_unusable: 400,
  second_factor_exists: 409,
  second_factor_off: 409,
  second_factor_missing: 403,
  second_factor_first: 409,
  refresh_refused: 401,
  forbidden: 403,
  key_unknown: 401,
  key_revoked: 401,
  key_ended: 401,
  key_scope: 403,
  cursor_unusable: 400,
  not_found: 404,
  invitation_unusable: 404,
  invitation_used: 409,
  reset_link_unusable: 400,
  address_link_unusable: 400,
  address_objection_unusable: 400,
  test_link_unusable: 404,
  test_already_done: 409,
  part_link_unusable: 404,
  part_already_done: 409,
  wrong_password: 400,
  last_superuser: 409,
  weak_password: 400,
  email_taken: 409,
  import_closed: 409,
  name_taken: 409,
  session_in_use: 409,
  formation_in_use: 409,
  sheet_exists: 409,
  sheet_missing: 409,
  person_known: 409,
  own_data: 409,
  own_test: 409,
  resume_missing: 400,
  not_a_pdf: 415,
  unreadable_pdf: 400,
  matching_failed: 500,
  session_fixed: 409,
  offer_in_use: 409,
  need_closed: 409,
  need_changed: 409,
  changed_meanwhile: 409,
  need_move_closed: 409,
  seats_taken: 409,
  move_closed: 409,
  pair_not_near: 409,
  meeting_closed: 409,
  meeting_open: 409,
  meetings_not_open: 409,
  messages_not_open: 409,
  too_many_messages: 429,
  too_many_shares: 429,
  too_many_changes: 429,
  moment_taken: 409,
  forum_closed: 409,
  forum_slot_taken: 409,
  forum_too_large: 409,
  forum_empty: 409,
  session_closed: 409,
  undo_closed: 409,
  already_placed: 409,
  too_many_skills: 429,
  too_many_contacts: 429,
  database_unavailable: 503,
  storage_full: 507,
  storage_read_only: 507,
  storage_unavailable: 503,
  contract_sheet_erased: 410,
  file_frozen: 409,
  signing_service_unavailable: 503,
  signing_open: 409,
  file_incomplete: 409,
  not_ready: 503,
  internal: 500,
};

const fastifyCodes: Record<number, ErrorCode> = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'not_found',
  406: 'malformed_request',
  413: 'too_large',
  414: 'malformed_request',
  415: 'unsupported_media',
  429: 'too_many_requests',
  431: 'malformed_request',
};

/**
 * What the checks let through and the database refuses: 22, a value that it cannot hold; 23, a row that another call has
 * added or deleted in the meantime. Both are the caller's to put right; nothing has been saved.
 */
const refusedByDatabase = (error: unknown): ErrorCode | null => {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  if (code?.startsWith('22')) return 'invalid_input';
  return code?.startsWith('23') ? 'move_closed' : null;
};

/** Reads any error as a failure; what is not the caller's doing becomes `internal`. */
export const asFailure = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  if (isDiskFull(error)) return new Failure('storage_full');
  if (isReadOnly(error)) return new Failure('storage_read_only');
  if (error instanceof BucketError) return new Failure('storage_unavailable');
  if (isOutage(error)) return new Failure('database_unavailable');
  const refused = refusedByDatabase(error);
  if (refused) return new Failure(refused);
  const code = fastifyCodes[(error as FastifyError).statusCode ?? 500];
  return new Failure(code ?? 'internal');
};

/** Whoever breaks off in the middle of a body reads no answer, and is no fault of the server: anybody can, as often as they like. */
const brokeOff = (error: unknown, { raw }: FastifyRequest): boolean =>
  (error as NodeJS.ErrnoException).code === 'ECONNRESET' && raw.destroyed && !raw.complete;

export const sendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const failure = brokeOff(error, request) ? new Failure('malformed_request') : asFailure(error);
  const { code, message, fields, data } = failure;
  const status = httpStatus[code];
  if (status >= 500) request.log.error({ err: error }, 'call failed');
  else if (error instanceof pg.DatabaseError)
    request.log.warn({ err: error }, 'refused by the database');
  const retryAfter = data?.['retry_after'];
  if (typeof retryAfter === 'number') void reply.header('retry-after', retryAfter);
  else if (status === 503) void reply.header('retry-after', 2);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ code, message, ...(fields && { fields }), ...(data && { data }) });
};
