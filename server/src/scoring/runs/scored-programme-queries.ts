import type { Queries, Writes } from '../../platform/database/database.ts';
import { sql } from 'kysely';

/** A formation of a session that is, or may be, too large to keep all its pairs, as it was scored last. */
export interface ScoredFormation {
  formationId: number;
  crowded: boolean;
  /** See `findFormationInputs`; null where that is not known. */
  inputs: string | null;
}

export interface FormationInputs {
  formationId: number;
  /** Candidates times needs: it has at most so many pairs. */
  size: number;
  /** Differs as soon as anybody has changed one of its candidates or needs, or has come or gone. */
  inputs: string;
}

const versions = (table: 'applicants' | 'offers') =>
  sql`string_agg(${sql.ref(`${table}.id`)} || ':' || ${sql.ref(`${table}.xmin`)}, ',' order by ${sql.ref(`${table}.id`)})`;

/** What the scores of the larger formations of a session follow from, beside its corpus and settings. */
export const findFormationInputs = async (
  db: Queries,
  sessionId: number,
  atLeast: number,
): Promise<FormationInputs[]> => {
  const { rows } = await sql<FormationInputs>`
    select a.formation_id as "formationId", a.candidates * o.needs as size,
      md5(a.versions || '/' || o.versions) as inputs
    from (select formation_id, count(*) as candidates, ${versions('applicants')} as versions
          from applicants
          where session_id = ${sessionId} and page_done_at is not null and test_done_at is not null
          group by formation_id) a
    join (select f.formation_id, count(*) as needs, ${versions('offers')} as versions
          from offers join offer_formations f on f.offer_id = offers.id
          where session_id = ${sessionId} and activated_at is not null
          group by f.formation_id) o using (formation_id)
    where a.candidates * o.needs >= ${atLeast}
      or formation_id in (select formation_id from scored_formations
                          where session_id = ${sessionId} and crowded)
    order by formation_id`.execute(db);
  return rows;
};

export const findScoredFormations = async (
  db: Queries,
  sessionId: number,
): Promise<ScoredFormation[]> => {
  const rows = await db
    .selectFrom('scored_formations')
    .select(['formation_id', 'crowded', 'inputs'])
    .where('session_id', '=', sessionId)
    .execute();
  return rows.map(({ formation_id, crowded, inputs }) => ({
    formationId: formation_id,
    crowded,
    inputs,
  }));
};

export const findCrowded = async (db: Queries, sessionId: number): Promise<number[]> =>
  (await findScoredFormations(db, sessionId))
    .filter(({ crowded }) => crowded)
    .map(({ formationId }) => formationId);

/** Notes how a formation was scored; whoever scores it holds `lockScores`. */
export const writeScoredFormation = async (
  tx: Writes,
  sessionId: number,
  { formationId, crowded, inputs }: ScoredFormation,
): Promise<void> => {
  await tx
    .insertInto('scored_formations')
    .values({ session_id: sessionId, formation_id: formationId, crowded, inputs })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'formation_id']).doUpdateSet({ crowded, inputs }),
    )
    .execute();
};

/** Notes it of a session as a whole. */
export const writeScoredFormations = async (
  tx: Writes,
  sessionId: number,
  formations: readonly ScoredFormation[],
): Promise<void> => {
  await tx.deleteFrom('scored_formations').where('session_id', '=', sessionId).execute();
  for (const formation of formations) await writeScoredFormation(tx, sessionId, formation);
};

export interface StaleFormation {
  sessionId: number;
  formationId: number;
  /** From what its scores follow now. */
  inputs: string;
}
