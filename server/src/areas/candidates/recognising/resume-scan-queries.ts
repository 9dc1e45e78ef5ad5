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

/** Keeps the text of a resume that waits for it, to be prepared anew; false where it is another's by now. */
export const writeResumeText = async (
  tx: Writes,
  { candidateId, resume }: { candidateId: number; resume: string },
  { text, scan }: { text: string; scan: 'read' | 'unread' | null },
): Promise<boolean> => {
  const written = await tx
    .updateTable('applicants')
    .set({ resume_text: text, resume_scan: scan, prepared_text: null })
    .where('id', '=', candidateId)
    .where('resume_file', '=', resume)
    .where('resume_scan', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
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
