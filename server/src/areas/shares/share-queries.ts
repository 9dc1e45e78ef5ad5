import type { Pair } from '@tandem/domain/matches/match';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import type { Insertable, Selectable } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { hashToken } from '../../platform/security/tokens.ts';

export type ShareRow = Selectable<Tables['candidate_shares']>;

export const addShare = (
  tx: Writes,
  share: Insertable<Tables['candidate_shares']> & { made_by: AccountKind },
): Promise<ShareRow> =>
  tx.insertInto('candidate_shares').values(share).returningAll().executeTakeFirstOrThrow();

/** The links to a match, newest first. */
export const findShares = (db: Queries, { candidateId, needId }: Pair): Promise<ShareRow[]> =>
  db
    .selectFrom('candidate_shares')
    .selectAll()
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .orderBy('id', 'desc')
    .execute();

export const findShareByToken = (db: Queries, token: string): Promise<ShareRow | undefined> =>
  db
    .selectFrom('candidate_shares')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();

/** Nothing where it is taken back already: the first time stays. */
export const revokeShare = async (tx: Writes, id: number, at: Date): Promise<void> => {
  await tx
    .updateTable('candidate_shares')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
};

export const countOpening = async (db: Queries, id: number, at: Date): Promise<void> => {
  await db
    .updateTable('candidate_shares')
    .set((e) => ({ opened: e('opened', '+', 1), opened_at: at }))
    .where('id', '=', id)
    .execute();
};

/** The links to any of these matches, oldest first. */
export const findSharesOf = (
  db: Queries,
  matches: readonly { applicant_id: number; offer_id: number }[],
) =>
  db
    .selectFrom('candidate_shares')
    .select(['applicant_id', 'offer_id', 'made_by', 'made_at', 'ends_at', 'revoked_at', 'opened'])
    .where((e) => e('offer_id', '=', e.fn.any(e.val(matches.map((match) => match.offer_id)))))
    .where((e) =>
      e('applicant_id', '=', e.fn.any(e.val(matches.map((match) => match.applicant_id)))),
    )
    .orderBy('id')
    .execute();

export const deleteOldShares = async (tx: Writes, endedBefore: Date): Promise<void> => {
  await tx.deleteFrom('candidate_shares').where('ends_at', '<', endedBefore).execute();
};
