import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { openStatuses, status } from '@tandem/domain/matches/match';
import { needState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { literals } from '../../../platform/database/queries/literals.ts';
import { seenCandidates, seenNeeds, type Sight } from '../../../platform/database/queries/sight.ts';
import { isPlaced } from '../../../scoring/stored/enrolled.ts';
import { opensAt } from '../../follow-up/index.ts';

/** Who, or what, is at a place that is known; a country of people is a few thousand places. */
export interface Placed {
  ids: number[];
  latitude: number | null;
  longitude: number | null;
}

const idsThere = sql<number[]>`array_agg(id order by id)`.as('ids');

export const findPlacedCandidates = (db: Queries, sight: Sight): Promise<Placed[]> =>
  db
    .selectFrom('applicants')
    .select(['latitude', 'longitude', idsThere])
    .where('latitude', 'is not', null)
    .where(seenCandidates(sight))
    .groupBy(['latitude', 'longitude'])
    .orderBy(sql`min(id)`)
    .execute();

/** The needs of a session; of all sessions where none is said. */
export const findPlacedNeeds = (
  db: Queries,
  sight: Sight,
  sessionId: number | undefined,
): Promise<Placed[]> =>
  db
    .selectFrom('offers')
    .select(['latitude', 'longitude', idsThere])
    .where('latitude', 'is not', null)
    .where(seenNeeds(sight))
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId ?? 0))
    .groupBy(['latitude', 'longitude'])
    .orderBy(sql`min(id)`)
    .execute();

/**
 * The needs for which somebody is looked for, and whether each has a match that is open: as it is kept, where its school year
 * has begun; before that nobody waits for one, and its matches are asked.
 */
export const findSoughtNeeds = async (
  db: Queries,
  now: Date,
): Promise<ReadonlyMap<number, { hasMatch: boolean }>> => {
  const kind: WaitKind = 'no_match_need';
  const open = literals([...openStatuses, status.fullyAccepted]);
  const { rows } = await sql<{ id: number; hasMatch: boolean }>`
    select o.id, case when ${opensAt} > ${now} then exists (
      select 1 from match_scores s
      left join match_states m on m.applicant_id = s.applicant_id and m.offer_id = s.offer_id
      where s.offer_id = o.id and coalesce(m.status, ${sql.lit(status.pending)}) in (${open})
        and not ${isPlaced('s.applicant_id', 'o.session_id')}
    ) else lone.subject_id is null end as "hasMatch"
    from offers o join sessions y on y.id = o.session_id
    left join follow_up_causes lone on lone.subject_id = o.id and lone.kind = ${kind}
    where o.state = ${needState.active} and y.closed_at is null`.execute(db);
  return new Map(rows.map(({ id, hasMatch }) => [id, { hasMatch }]));
};
