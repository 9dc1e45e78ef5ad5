import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { preparedStatement } from '../../../platform/database/prepared.ts';

export interface TriedResume {
  candidateId: number;
  /** Its file. */
  resume: string;
}

/** Writes down that a resume is tried to be recognised, and how often it was with that; null where none waits, or none any more. */
export const beginTry = async (
  tx: Writes,
  candidateId: number,
): Promise<{ resume: string; tries: number } | null> => {
  const row = await tx
    .updateTable('applicants')
    .set((eb) => ({ resume_tries: eb('resume_tries', '+', 1) }))
    .where('id', '=', candidateId)
    .where('resume_scan', '=', 'waiting')
    .returning(['resume_file as resume', 'resume_tries as tries'])
    .executeTakeFirst();
  return row && row.resume !== null ? { resume: row.resume, tries: row.tries } : null;
};

/** Takes back that it was tried: it ended for what is no fault of the file. */
export const takeBackTry = async (
  tx: Writes,
  { candidateId, resume }: TriedResume,
): Promise<void> => {
  await tx
    .updateTable('applicants')
    .set((eb) => ({ resume_tries: eb('resume_tries', '-', 1) }))
    .where('id', '=', candidateId)
    .where('resume_file', '=', resume)
    .where('resume_scan', '=', 'waiting')
    .execute();
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
  { candidateId, resume }: TriedResume,
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

const scanOf = preparedStatement((db: Queries, { candidateId }: { candidateId: number }) =>
  db.selectFrom('applicants').select('resume_scan').where('id', '=', candidateId),
);

/** Whether the text of a candidate's resume is still to be recognised, or could not be; null where it counts. */
export const findUncountedResume = async (
  db: Queries,
  candidateId: number,
): Promise<'waiting' | 'unread' | null> => {
  const [row] = await scanOf(db, { candidateId });
  return !row || row.resume_scan === 'read' ? null : row.resume_scan;
};
