import type { Pair } from '@tandem/domain/matches/match';
import { needState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { isPlaced } from './enrolled.ts';
import { mergeScores } from './merge-scores.ts';
import { type EncodedScores, unnested } from './encode-scores.ts';

/** Part of a session that is scored by itself: the candidates of one programme with the needs that list it. */
export interface StagedBlock {
  token: string;
  sessionId: number;
  programmeId: number;
}

/** Throws away what an earlier session, or an earlier start of the run, has left. */
export const clearStage = async (tx: Writes): Promise<void> => {
  await sql`truncate staged_corpora, staged_blocks, staged_scores`.execute(tx);
};

/** The programmes of a session that have both candidates and needs who can be matched, largest first. */
export const findBlockSizes = async (
  db: Queries,
  sessionId: number,
): Promise<{ programmeId: number; size: number }[]> => {
  const { rows } = await sql<{ programmeId: number; size: number }>`
    select a.formation_id as "programmeId", a.candidates * o.needs as size
    from (select formation_id, count(*) as candidates from applicants
          where session_id = ${sessionId} and page_done_at is not null and test_done_at is not null
            and not ${isPlaced('applicants.id', 'applicants.session_id')}
          group by formation_id) a
    join (select f.formation_id, count(*) as needs from offers
          join offer_formations f on f.offer_id = offers.id
          where session_id = ${sessionId} and state = ${needState.active}
          group by f.formation_id) o using (formation_id)
    order by size desc, formation_id`.execute(db);
  return rows;
};

export const stageSession = async (
  tx: Writes,
  session: { token: string; sessionId: number; statistics: Uint8Array },
  blocks: readonly { programmeId: number; size: number }[],
): Promise<void> => {
  const { token, sessionId } = session;
  const statistics = Buffer.from(session.statistics);
  await tx
    .insertInto('staged_corpora')
    .values({ session_id: sessionId, token, statistics })
    .execute();
  if (blocks.length === 0) return;
  await tx
    .insertInto('staged_blocks')
    .values(
      blocks.map(({ programmeId, size }) => ({
        token,
        session_id: sessionId,
        formation_id: programmeId,
        size,
      })),
    )
    .execute();
};

/** Notes how much of a block is scored, 0 to 1; answers whether anybody waits for it. */
export const noteBlockShare = async (
  db: Queries,
  { token, programmeId }: StagedBlock,
  share: number,
): Promise<boolean> => {
  const row = await db
    .updateTable('staged_blocks')
    .set({ share })
    .where('token', '=', token)
    .where('formation_id', '=', programmeId)
    .where('compatible', 'is', null)
    .where((e) =>
      e.exists(e.selectFrom('matching_runs').select('id').where('state', '=', 'running')),
    )
    .returning('formation_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** The corpus that a block is to be scored with; null when nobody waits for the block any more. */
export const findStagedCorpus = async (
  db: Queries,
  { token, programmeId }: StagedBlock,
): Promise<Uint8Array | null> => {
  const row = await db
    .selectFrom('staged_blocks')
    .innerJoin('staged_corpora', 'staged_corpora.token', 'staged_blocks.token')
    .select('staged_corpora.statistics')
    .where('staged_blocks.token', '=', token)
    .where('formation_id', '=', programmeId)
    .where('compatible', 'is', null)
    .executeTakeFirst();
  return row?.statistics ?? null;
};

/** Keeps the scores of a block, once: what a second worker has found of the same block is thrown away. */
export const stageBlock = async (
  tx: Writes,
  { token, programmeId }: StagedBlock,
  compatible: number,
  chunks: Iterable<EncodedScores>,
): Promise<void> => {
  const taken = await tx
    .updateTable('staged_blocks')
    .set({ compatible })
    .where('token', '=', token)
    .where('formation_id', '=', programmeId)
    .where('compatible', 'is', null)
    .returning('formation_id')
    .executeTakeFirst();
  if (!taken) return;
  for (const chunk of chunks) await sql`insert into staged_scores ${unnested(chunk)}`.execute(tx);
};

export const failBlock = async (
  db: Queries,
  { token, programmeId }: StagedBlock,
  error: string,
): Promise<void> => {
  await db
    .updateTable('staged_blocks')
    .set({ error })
    .where('token', '=', token)
    .where('formation_id', '=', programmeId)
    .execute();
};

/** Whether what is staged is still of this start of the run; then it stays until the transaction ends. */
export const isStaged = async (tx: Writes, token: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('staged_corpora')
    .select('session_id')
    .where('token', '=', token)
    .executeTakeFirst();
  return row !== undefined;
};

export const findStagedBlocks = (db: Queries, token: string) =>
  db
    .selectFrom('staged_blocks')
    .select(['formation_id', 'size', 'share', 'compatible', 'error'])
    .where('token', '=', token)
    .execute();

/** Candidates and needs by id. */
export interface Sides {
  candidateIds: number[];
  needIds: number[];
}

/**
 * Puts the staged scores of a session in the place of the earlier ones; those of `except` stay as they are. Answers what is
 * to be looked at once more (see mergeScores).
 */
export const mergeStaged = async (
  tx: Writes,
  sessionId: number,
  except: Sides,
  at: Date,
): Promise<Pair[]> => {
  const { candidateIds, needIds } = except;
  await sql`
    delete from staged_scores
    where applicant_id = any(${candidateIds}::int[]) or offer_id = any(${needIds}::int[])`.execute(
    tx,
  );
  const { rows } = await sql`
    select 1 from match_scores s
    where s.offer_id in (select id from offers where session_id = ${sessionId})
    limit 1`.execute(tx);
  // Tables that are empty, or seem to be, make the planner compare every pair with every other: while scores are added,
  // even with those that were added just before.
  await sql`analyze staged_scores`.execute(tx);
  await sql`set local enable_nestloop = off`.execute(tx);
  const held = await mergeScores(
    tx,
    sql`select applicant_id, offer_id, score, industry_score, test_score, geographic_score, resume_score
        from staged_scores`,
    sql`s.offer_id in (select id from offers where session_id = ${sessionId})
        and s.applicant_id <> all(${candidateIds}::int[]) and s.offer_id <> all(${needIds}::int[])`,
    at,
    rows.length > 0 ? 'whole session' : 'first of session',
  );
  await sql`set local enable_nestloop = on`.execute(tx);
  return held;
};
