import {
  laterState,
  type OnlineSignatoryState,
  type OnlineSigner,
  type OnlineState,
} from '@tandem/domain/contracts/signing/online';
import type { Signatory } from '@tandem/domain/contracts/signing/signatories';
import type { Pair } from '@tandem/domain/matches/match';
import type { Queries, Writes } from '../../../platform/database/database.ts';

const requests = (db: Queries) => db.selectFrom('signing_requests').selectAll();

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

export const findRequest = (db: Queries, id: number) =>
  requests(db).where('id', '=', id).executeTakeFirst();

/** By the service's own number. */
export const findRequestOf = (db: Queries, envelope: string) =>
  requests(db).where('envelope', '=', envelope).executeTakeFirst();

/** All requests of a file, the last one first. */
export const findRequests = (db: Queries, { candidateId, needId }: Pair): Promise<RequestRow[]> =>
  requests(db)
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .orderBy('id', 'desc')
    .execute();

export const findOpenRequests = (db: Queries): Promise<RequestRow[]> =>
  requests(db).where('state', 'in', ['sending', 'pending']).orderBy('id').execute();

export const findOpenRequest = (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<RequestRow | undefined> =>
  requests(db)
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('state', 'in', ['sending', 'pending'])
    .executeTakeFirst();

/** In the order in which they sign. */
export const findSigners = (db: Queries, requestId: number) =>
  db
    .selectFrom('signing_request_signatories')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('place')
    .execute();

export type SignerRow = Awaited<ReturnType<typeof findSigners>>[number];

interface NewRequest {
  /** Null of the contract itself. */
  amendmentId: number | null;
  round: number;
  askedBy: string;
  askedAt: Date;
  signers: readonly OnlineSigner[];
}

/** A file has one open request at most: a second one is refused by the database. */
export const addRequest = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  { amendmentId, round, askedBy, askedAt, signers }: NewRequest,
): Promise<number> => {
  const { id } = await tx
    .insertInto('signing_requests')
    .values({
      applicant_id: candidateId,
      offer_id: needId,
      amendment_id: amendmentId,
      round,
      state: 'sending',
      asked_by: askedBy,
      asked_at: askedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('signing_request_signatories')
    .values(
      signers.map(({ signatory }, index) => ({
        request_id: id,
        signatory,
        place: index + 1,
        state: 'waiting' as const,
      })),
    )
    .execute();
  return id;
};

/** Notes something of a request that is still open; false where it is over or gone meanwhile. */
export const noteRequest = async (
  db: Queries,
  id: number,
  noted: { state?: OnlineState; envelope?: string; sha256?: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('signing_requests')
    .set(noted)
    .where('id', '=', id)
    .where('state', 'in', ['sending', 'pending'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** How many requests a file has had since a moment. */
export const countRequests = async (
  db: Queries,
  { candidateId, needId }: Pair,
  since: Date,
): Promise<number> => {
  const { count } = await db
    .selectFrom('signing_requests')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .where('asked_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
};

/** Notes what is new of somebody; news that comes late changes nothing. */
export const noteSigner = async (
  tx: Writes,
  { request_id: requestId, signatory, state: known }: SignerRow,
  told: OnlineSignatoryState,
  since: Date,
): Promise<void> => {
  const state = laterState(known, told);
  if (state === known) return;
  await tx
    .updateTable('signing_request_signatories')
    .set({ state, since })
    .where('request_id', '=', requestId)
    .where('signatory', '=', signatory)
    .execute();
};

export const noteReminder = async (
  tx: Writes,
  { request_id: requestId, signatory }: SignerRow,
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('signing_request_signatories')
    .set({ reminded_at: at })
    .where('request_id', '=', requestId)
    .where('signatory', '=', signatory)
    .execute();
};

/** They have signed on paper: of the request that is open, they are asked no more. Null where they were not asked. */
export const notePaper = async (
  tx: Writes,
  pair: Pair,
  who: readonly Signatory[],
  at: Date,
): Promise<number | null> => {
  const open = await findOpenRequest(tx, pair);
  if (!open) return null;
  const signers = (await findSigners(tx, open.id)).filter(
    ({ signatory, state }) => who.includes(signatory) && state !== 'signed',
  );
  for (const one of signers) await noteSigner(tx, one, 'paper', at);
  return signers.length > 0 ? open.id : null;
};

/** What the service is still to forget, oldest first. */
export const findLeftovers = async (db: Queries, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('signing_leftovers')
    .select('envelope')
    .orderBy('added_at')
    .limit(limit)
    .execute();
  return rows.map(({ envelope }) => envelope);
};

export const dropLeftover = async (db: Queries, envelope: string): Promise<void> => {
  await db.deleteFrom('signing_leftovers').where('envelope', '=', envelope).execute();
};
