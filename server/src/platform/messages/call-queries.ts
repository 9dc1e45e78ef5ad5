import type { Queries, Writes } from '../database/database.ts';
import type { CalendarPart } from '../mail/mailer.ts';
import { tellsOfSeen, type Sight } from '../database/queries/sight.ts';
import { findAccountsAbout, type About } from './about.ts';

/** What cannot be written, as its reader has no address: the staff tell them. */
export interface NewCall {
  channel: 'call';
  accountId: number;
  subject: string;
  /** What is told. */
  spoken: string;
  about: About;
  /** Of a mail; nobody tells it. */
  calendar?: CalendarPart;
}

export const addCalls = async (tx: Writes, calls: readonly NewCall[], at: Date): Promise<void> => {
  if (calls.length === 0) return;
  const about = await findAccountsAbout(
    tx,
    calls.map((call) => call.about),
  );
  await tx
    .insertInto('calls')
    .values(
      calls.map(({ accountId, subject, spoken }, index) => ({
        account_id: accountId,
        subject,
        text: spoken,
        about: about[index] ?? [],
        created_at: at,
      })),
    )
    .execute();
};

/** All that an account was told, or is to be, the oldest first. */
export const findCallsOf = (db: Queries, accountId: number) =>
  db
    .selectFrom('calls')
    .select(['subject', 'text', 'created_at', 'told_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** What an account has not been told yet, of those who are seen, the oldest first. */
export const findUntoldCalls = (db: Queries, accountId: number, sight: Sight) =>
  db
    .selectFrom('calls')
    .select(['id', 'subject', 'text', 'created_at'])
    .where('account_id', '=', accountId)
    .where('told_at', 'is', null)
    .where(tellsOfSeen(sight, 'calls'))
    .orderBy('id')
    .execute();

/** Notes who has told these; what another has told before stays theirs. */
export const noteTold = async (
  tx: Writes,
  {
    accountId,
    ids,
    sight,
    by,
    at,
  }: { accountId: number; ids: readonly number[]; sight: Sight; by: number; at: Date },
): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('calls')
    .set({ told_at: at, told_by: by })
    .where('account_id', '=', accountId)
    .where('told_at', 'is', null)
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .where(tellsOfSeen(sight, 'calls'))
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
