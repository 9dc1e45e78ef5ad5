import { sql } from 'kysely';
import type { Writes } from '../../platform/database/database.ts';
import type { Fallen } from './fallen.ts';
import { findMeetings } from './meeting-queries.ts';

/** Keeps meetings that fall until each of those who were to meet is told of all of theirs at once. */
export const gatherFallen = async (
  tx: Writes,
  batch: string,
  fallen: readonly Fallen[],
): Promise<void> => {
  const rows = fallen.flatMap(({ meeting, before }) =>
    Object.values(meeting.parties).map(({ accountId }) => ({
      batch,
      account_id: accountId,
      meeting_id: meeting.id,
      starts_at: before,
    })),
  );
  if (rows.length > 0) await tx.insertInto('untold_meetings').values(rows).execute();
};

/** What somebody is to be told of meetings of a batch, which is theirs to tell from now on: nobody else finds it. */
export const takeFallen = async (
  tx: Writes,
  batch: string,
  accountId: number,
): Promise<Fallen[]> => {
  const { rows } = await sql<{ meeting_id: number; starts_at: Date | null }>`
    delete from untold_meetings where batch = ${batch} and account_id = ${accountId}
    returning meeting_id, starts_at`.execute(tx);
  const before = new Map(rows.map((row) => [row.meeting_id, row.starts_at]));
  const meetings = await findMeetings(tx, { ids: [...before.keys()] });
  return meetings
    .map((meeting) => ({ meeting, before: before.get(meeting.id) ?? null }))
    .toSorted((a, b) => (a.before?.getTime() ?? 0) - (b.before?.getTime() ?? 0));
};
