import type { Pair } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Writes } from '../../platform/database/database.ts';
import { mergeScores } from './merge-scores.ts';
import { type EncodedScores, unnested } from './encode-scores.ts';
import type { Sides } from './staged-score-queries.ts';

/** Has the scores of one programme at hand until the transaction ends; nobody waits for it. */
export const stageProgramme = async (
  tx: Writes,
  chunks: Iterable<EncodedScores>,
): Promise<void> => {
  await sql`
    create temporary table formation_scores on commit drop as
    select * from staged_scores limit 0`.execute(tx);
  for (const chunk of chunks)
    await sql`insert into formation_scores ${unnested(chunk)}`.execute(tx);
  await sql`analyze formation_scores`.execute(tx);
};

/**
 * Puts them in the place of the earlier ones of that programme; those of `except` stay as they are. Answers what is to be
 * looked at once more (see mergeScores).
 */
export const replaceProgramme = async (
  tx: Writes,
  { sessionId, programmeId }: { sessionId: number; programmeId: number },
  { candidateIds, needIds }: Sides,
  at: Date,
): Promise<Pair[]> => {
  await sql`
    delete from formation_scores
    where applicant_id = any(${candidateIds}::int[]) or offer_id = any(${needIds}::int[])`.execute(
    tx,
  );
  // See mergeStaged.
  await sql`set local enable_nestloop = off`.execute(tx);
  const held = await mergeScores(
    tx,
    sql`select * from formation_scores`,
    sql`s.applicant_id in (select id from applicants
                           where session_id = ${sessionId} and formation_id = ${programmeId})
        and s.applicant_id <> all(${candidateIds}::int[]) and s.offer_id <> all(${needIds}::int[])`,
    at,
    'formation',
  );
  await sql`set local enable_nestloop = on`.execute(tx);
  return held;
};
