import type { Pair } from '@tandem/domain/matches/match';
import type { Selectable } from 'kysely';
import type { ConversationTables } from '../../platform/database/tables/placements/conversations-table.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';

export type WrittenMessage = Selectable<ConversationTables['conversation_messages']>;
export type Side = WrittenMessage['side'];

/** More than two people write to each other in a school year; what came before is not shown. */
const shown = 500;

/** The newest messages of a match, oldest first. */
export const findMessages = async (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<WrittenMessage[]> => {
  const rows = await db
    .selectFrom('conversation_messages')
    .selectAll()
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.toReversed();
};

/** Up to which message each side has read. */
export const findReads = async (
  db: Queries,
  { candidateId, needId }: Pair,
): Promise<Record<Side, number>> => {
  const rows = await db
    .selectFrom('conversation_reads')
    .select(['side', 'read_up_to'])
    .where('applicant_id', '=', candidateId)
    .where('offer_id', '=', needId)
    .execute();
  const upTo = (side: Side) => rows.find((row) => row.side === side)?.read_up_to ?? 0;
  return { applicant: upTo('applicant'), company: upTo('company') };
};

/** When an account wrote, newest first, since a moment. */
export const findWritten = async (db: Queries, accountId: number, since: Date): Promise<Date[]> => {
  const rows = await db
    .selectFrom('conversation_messages')
    .select('at')
    .where('account_id', '=', accountId)
    .where('at', '>', since)
    .execute();
  return rows.map(({ at }) => at);
};

export const addMessage = (
  tx: Writes,
  { candidateId, needId }: Pair,
  values: { accountId: number; side: Side; text: string; at: Date; key: string | null },
): Promise<WrittenMessage> =>
  tx
    .insertInto('conversation_messages')
    .values({
      applicant_id: candidateId,
      offer_id: needId,
      account_id: values.accountId,
      side: values.side,
      text: values.text,
      at: values.at,
      key: values.key,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Reading never goes back: an older tab says less. */
export const noteRead = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  side: Side,
  upTo: number,
): Promise<void> => {
  await tx
    .insertInto('conversation_reads')
    .values({ applicant_id: candidateId, offer_id: needId, side, read_up_to: upTo })
    .onConflict((conflict) =>
      conflict
        .columns(['applicant_id', 'offer_id', 'side'])
        .doUpdateSet({ read_up_to: upTo })
        .where('conversation_reads.read_up_to', '<', upTo),
    )
    .execute();
};

/** That a side was not told of a message at once: the mail of the day tells of it. Null: it was told. */
export const noteUntold = async (
  tx: Writes,
  { candidateId, needId }: Pair,
  side: Side,
  upTo: number | null,
): Promise<void> => {
  await tx
    .insertInto('conversation_reads')
    .values({
      applicant_id: candidateId,
      offer_id: needId,
      side,
      read_up_to: 0,
      untold_up_to: upTo,
    })
    .onConflict((conflict) =>
      conflict.columns(['applicant_id', 'offer_id', 'side']).doUpdateSet({ untold_up_to: upTo }),
    )
    .execute();
};

/** Marks a message as reported; false where it was before. */
export const noteReport = async (tx: Writes, id: number, at: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('conversation_messages')
    .set({ reported_at: at })
    .where('id', '=', id)
    .where('reported_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** What somebody has written and was written to, for their archive. */
export const findConversationsOf = (
  db: Queries,
  own: { candidateId: number } | { companyId: number },
  { after, limit }: { after: number; limit: number },
) => {
  const rows = db
    .selectFrom('conversation_messages as m')
    .innerJoin('offers', 'offers.id', 'm.offer_id')
    .select(['m.id', 'm.side', 'm.text', 'm.at', 'm.reported_at', 'offers.title'])
    .where('m.id', '>', after)
    .orderBy('m.id')
    .limit(limit);
  return (
    'candidateId' in own
      ? rows.where('m.applicant_id', '=', own.candidateId)
      : rows.where('offers.company_id', '=', own.companyId)
  ).execute();
};
