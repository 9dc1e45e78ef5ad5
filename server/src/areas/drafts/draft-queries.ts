import { draftLimits, type DraftKey } from '@tandem/domain/drafts/draft';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';

export interface Draft {
  typed: Record<string, string>;
  savedAt: Date;
}

export const findDraft = async (
  db: Queries,
  accountId: number,
  form: string,
): Promise<Draft | null> => {
  const row = await db
    .selectFrom('drafts')
    .select(['typed', 'saved_at'])
    .where('account_id', '=', accountId)
    .where('form', '=', form)
    .executeTakeFirst();
  return row ? { typed: row.typed, savedAt: row.saved_at } : null;
};

/** The draft of a form, locked; begun if it is not there. */
export const lockDraft = async (
  tx: Writes,
  accountId: number,
  form: string,
  at: Date,
): Promise<Draft> => {
  await tx
    .insertInto('drafts')
    .values({ account_id: accountId, form, typed: '{}', saved_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'form']).doNothing())
    .execute();
  const row = await tx
    .selectFrom('drafts')
    .select(['typed', 'saved_at'])
    .where('account_id', '=', accountId)
    .where('form', '=', form)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { typed: row.typed, savedAt: row.saved_at };
};

export const writeDraft = async (
  tx: Writes,
  accountId: number,
  form: string,
  { typed, savedAt }: Draft,
): Promise<void> => {
  await tx
    .updateTable('drafts')
    .set({ typed: JSON.stringify(typed), saved_at: savedAt })
    .where('account_id', '=', accountId)
    .where('form', '=', form)
    .execute();
};

/** Those that were left longest give way to a new one. */
export const keepLatestDrafts = async (tx: Writes, accountId: number): Promise<void> => {
  await tx
    .deleteFrom('drafts')
    .where('account_id', '=', accountId)
    .where('form', 'in', (e) =>
      e
        .selectFrom('drafts')
        .select('form')
        .where('account_id', '=', accountId)
        .orderBy('saved_at', 'desc')
        .offset(draftLimits.drafts),
    )
    .execute();
};

/** What was typed has been sent, or is given up. */
export const forgetDraft = async (
  tx: Queries,
  accountId: number,
  form: DraftKey,
): Promise<void> => {
  await tx
    .deleteFrom('drafts')
    .where('account_id', '=', accountId)
    .where('form', '=', form)
    .execute();
};

/** The company whose needs they are about goes. */
export const forgetDraftsOfNeeds = async (tx: Queries, companyId: number): Promise<void> => {
  await tx
    .deleteFrom('drafts')
    .where('form', 'in', (e) =>
      e
        .selectFrom('offers')
        .select(sql<string>`'need-' || offers.id`.as('form'))
        .where('company_id', '=', companyId),
    )
    .execute();
};

/** Whom it is about is gone: nobody goes on with it. */
export const forgetDrafts = async (tx: Queries, form: DraftKey): Promise<void> => {
  await tx.deleteFrom('drafts').where('form', '=', form).execute();
};

export const findDraftsOf = (db: Queries, accountId: number) =>
  db
    .selectFrom('drafts')
    .select(['form', 'typed', 'saved_at'])
    .where('account_id', '=', accountId)
    .orderBy('form')
    .execute();

export const deleteOldDrafts = async (tx: Writes, savedBefore: Date): Promise<void> => {
  await tx.deleteFrom('drafts').where('saved_at', '<', savedBefore).execute();
};
