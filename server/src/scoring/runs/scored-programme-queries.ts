import { status } from '@tandem/domain/matches/match';
import { needState } from '@tandem/domain/needs/need-state';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { sql } from 'kysely';
import { isPlaced } from '../stored/enrolled.ts';

/** A programme of a session that is, or may be, too large to keep all its pairs, as it was scored last. */
export interface ScoredProgramme {
  programmeId: number;
  crowded: boolean;
  /** See `findFormationInputs`; null where that is not known. */
  inputs: string | null;
}

export interface ProgrammeInputs {
  programmeId: number;
  /** Candidates times needs: it has at most so many pairs. */
  size: number;
  /**
   * Differs as soon as anybody has changed one of its candidates or needs, has come or gone, or has taken back what they
   * had done about a match, which stays from then on only if it is among the best.
   */
  inputs: string;
}

const versions = (table: 'applicants' | 'offers') =>
  sql`string_agg(${sql.ref(`${table}.id`)} || ':' || ${sql.ref(`${table}.xmin`)}, ',' order by ${sql.ref(`${table}.id`)})`;

/** Matches of a programme on which nobody has acted any more; none in most, whose inputs stay what they were. */
const takenBack = (sessionId: number) => sql`
  coalesce('/' || (select string_agg(m.applicant_id || ':' || m.offer_id || ':' || m.xmin, ',' order by m.applicant_id, m.offer_id)
                   from match_states m join applicants on applicants.id = m.applicant_id
                   where m.session_id = ${sessionId} and m.status = ${sql.lit(status.pending)}
                     and applicants.formation_id = a.formation_id), '')`;

/**
 * What the scores of the larger programmes of a session follow from, beside its corpus and settings; also of those that
 * were scored as a whole when they were larger.
 */
export const findProgrammeInputs = async (
  db: Queries,
  sessionId: number,
  atLeast: number,
): Promise<ProgrammeInputs[]> => {
  const { rows } = await sql<ProgrammeInputs>`
    select a.formation_id as "programmeId", a.candidates * o.needs as size,
      md5(a.versions || '/' || o.versions || ${takenBack(sessionId)}) as inputs
    from (select formation_id, count(*) as candidates, ${versions('applicants')} as versions
          from applicants
          where session_id = ${sessionId} and page_done_at is not null and test_done_at is not null
            and not ${isPlaced('applicants.id', 'applicants.session_id')}
          group by formation_id) a
    join (select f.formation_id, count(*) as needs, ${versions('offers')} as versions
          from offers join offer_formations f on f.offer_id = offers.id
          where session_id = ${sessionId} and state = ${needState.active}
          group by f.formation_id) o using (formation_id)
    where a.candidates * o.needs >= ${atLeast}
      or formation_id in (select formation_id from scored_formations where session_id = ${sessionId})
    order by formation_id`.execute(db);
  return rows;
};

export const findScoredProgrammes = async (
  db: Queries,
  sessionId: number,
): Promise<ScoredProgramme[]> => {
  const rows = await db
    .selectFrom('scored_formations')
    .select(['formation_id', 'crowded', 'inputs'])
    .where('session_id', '=', sessionId)
    .execute();
  return rows.map(({ formation_id: programme_id, crowded, inputs }) => ({
    programmeId: programme_id,
    crowded,
    inputs,
  }));
};

export const findCrowded = async (db: Queries, sessionId: number): Promise<number[]> =>
  (await findScoredProgrammes(db, sessionId))
    .filter(({ crowded }) => crowded)
    .map(({ programmeId }) => programmeId);

/** Notes how a programme was scored; whoever scores it holds `lockScores`. */
export const writeScoredProgramme = async (
  tx: Writes,
  sessionId: number,
  { programmeId, crowded, inputs }: ScoredProgramme,
): Promise<void> => {
  await tx
    .insertInto('scored_formations')
    .values({ session_id: sessionId, formation_id: programmeId, crowded, inputs })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'formation_id']).doUpdateSet({ crowded, inputs }),
    )
    .execute();
};

/** Notes it of a session as a whole. */
export const writeScoredProgrammes = async (
  tx: Writes,
  sessionId: number,
  programmes: readonly ScoredProgramme[],
): Promise<void> => {
  await tx.deleteFrom('scored_formations').where('session_id', '=', sessionId).execute();
  for (const programme of programmes) await writeScoredProgramme(tx, sessionId, programme);
};

/** Has the programmes of these candidates scored as a whole at the next refresh, changed or not. */
export const forgetInputs = async (
  tx: Writes,
  sessionId: number,
  candidateIds: readonly number[],
): Promise<void> => {
  await tx
    .updateTable('scored_formations')
    .set({ inputs: null })
    .where('session_id', '=', sessionId)
    .where('formation_id', 'in', (e) =>
      e
        .selectFrom('applicants')
        .select(sql<number>`formation_id`.as('formation_id'))
        .where((a) => a('id', '=', a.fn.any(a.val([...candidateIds])))),
    )
    .execute();
};

export interface StaleProgramme {
  sessionId: number;
  programmeId: number;
  /** From what its scores follow now. */
  inputs: string;
}
