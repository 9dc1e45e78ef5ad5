import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';

/** The file of a resume that is to be recognised; null where there is none, or no more. */
export const findWaitingResume = async (
  db: Queries,
  candidateId: number,
): Promise<string | null> => {
  const row = await db
    .selectFrom('applicants')
    .select('resume_file')
    .where('id', '=', candidateId)
    .where('resume_scan', '=', 'waiting')
    .executeTakeFirst();
  return row?.resume_file ?? null;
};

/** Whose resumes are to be recognised. */
export const findWaitingScans = async (db: Queries): Promise<number[]> => {
  const rows = await db
    .selectFrom('applicants')
    .select('id')
    .where('resume_scan', '=', 'waiting')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Ends the waiting of a resume: with its text, to be prepared anew, or with what there is already. False where it is another's
 * by now.
 */
export const settleScan = async (
  tx: Writes,
  { candidateId, resume }: { candidateId: number; resume: string },
  kept: { text: string; scan: 'read' | 'unread' | null } | null,
): Promise<boolean> => {
  const settled = await tx
    .updateTable('applicants')
    .set(
      kept
        ? { resume_text: kept.text, resume_scan: kept.scan, prepared_text: null }
        : { resume_scan: sql`case when coalesce(resume_text, '') = '' then 'unread' end` },
    )
    .where('id', '=', candidateId)
    .where('resume_file', '=', resume)
    .where('resume_scan', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
};

/** Whether the text of a candidate's resume is still to be recognised, or could not be; null where it counts. */
export const findUncountedResume = async (
  db: Queries,
  candidateId: number,
): Promise<'waiting' | 'unread' | null> => {
  const row = await db
    .selectFrom('applicants')
    .select('resume_scan')
    .where('id', '=', candidateId)
    .executeTakeFirst();
  return !row || row.resume_scan === 'read' ? null : row.resume_scan;
};
