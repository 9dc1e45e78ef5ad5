import type { NoteFacts } from '@tandem/domain/follow-up/note-causes';
import { parisInstant } from '@tandem/domain/calendar/paris-time';
import { noteTitle } from '@tandem/domain/notes/note';
import type { Queries } from '../../../platform/database/database.ts';
import { accountsAmong, type Among } from './among.ts';

const startOf = (day: string): Date | null => parisInstant({ day, time: '00:00' }) ?? null;

/** The notes of each account that somebody wants to come back to. */
export const readNoteFacts = async (
  db: Queries,
  among: Among,
): Promise<Map<number, NoteFacts[]>> => {
  const rows = await db
    .selectFrom('notes')
    .select(['id', 'account_id', 'due_on', 'done_at', 'owner_id', 'text'])
    .where('due_on', 'is not', null)
    .where('done_at', 'is', null)
    .where(accountsAmong('account_id', among))
    .orderBy('id')
    .execute();
  const facts = rows.map((row) => ({
    accountId: row.account_id,
    noteId: row.id,
    dueAt: row.due_on === null ? null : startOf(row.due_on),
    doneAt: row.done_at,
    ownerId: row.owner_id,
    title: noteTitle(row.text),
  }));
  return Map.groupBy(facts, ({ accountId }) => accountId);
};
