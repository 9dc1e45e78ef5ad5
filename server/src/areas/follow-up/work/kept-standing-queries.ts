import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { isWaitKind } from '@tandem/domain/follow-up/wait-kinds';
import { sql } from 'kysely';
import { sideBySide, type Queries } from '../../../platform/database/database.ts';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { isCauseInSight, isInSight } from './scope.ts';
import { staffFrom, type StaffFrom } from './wait-queries.ts';

export interface StandingRow {
  id: number;
  account_id: number;
  stage: string;
  referent_id: number | null;
  programme_ids: number[];
  source: string | null;
}

const ofSide = {
  applicant: sql`applicants x left join lateral (
    select array_remove(array[x.formation_id], null) as ids) programmes on true`,
  company: sql`companies x left join lateral (
    select coalesce(array_agg(distinct f.formation_id), '{}') as ids from offers o
    join offer_formations f on f.offer_id = o.id where o.company_id = x.id) programmes on true`,
};

/** Where everybody of a side stands whom that member of the staff may see, as it is kept. */
const findStages = async (
  db: Queries,
  side: 'applicant' | 'company',
  actor: SignedInActor,
): Promise<StandingRow[]> => {
  const { rows } = await sql<StandingRow>`
    select x.id, a.id as account_id, g.stage, a.referent_id, a.source,
      programmes.ids as programme_ids
    from accounts a
    join follow_up_stages g on g.account_id = a.id
    join ${ofSide[side]} on x.account_id = a.id
    where ${isInSight(actor)}
    order by a.id`.execute(db);
  return rows;
};

/** Of how many each stage is kept, by the session that they have chosen; whoever is invited has chosen none. */
export const findStageCounts = async (
  db: Queries,
  side: 'applicant' | 'company',
  actor: SignedInActor,
): Promise<{ stage: string; sessionId: number | null; count: number }[]> => {
  const session = side === 'applicant' ? sql`x.session_id` : sql`null::int`;
  const { rows } = await sql<{ stage: string; sessionId: number | null; count: number }>`
    select g.stage, case when a.registered_at is not null then ${session} end as "sessionId",
      count(*)::int as count
    from accounts a
    join follow_up_stages g on g.account_id = a.id
    join ${ofSide[side]} on x.account_id = a.id
    where ${isInSight(actor)}
    group by 1, 2`.execute(db);
  return rows;
};

interface KindsRow {
  account_id: number;
  kinds: string[];
  late: string[];
}

/** Kinds of what waits for each account of a side now and is seen, oldest first, and those that the staff must see to. */
const findKinds = async (
  db: Queries,
  side: 'applicant' | 'company',
  actor: SignedInActor,
  from: StaffFrom,
): Promise<KindsRow[]> => {
  const kinds = staffFrom(from);
  const { rows } = await sql<KindsRow>`
    select c.account_id, array_agg(c.kind order by c.since) as kinds,
      coalesce(array_agg(c.kind order by c.since)
        filter (where c.since <= rule.begun_by or c.alert_at <= ${from.now}::timestamptz), '{}') as late
    from follow_up_causes c
    join accounts a on a.id = c.account_id and a.kind = ${side}
    join unnest(
      ${kinds.map(({ kind }) => kind)}::text[], ${kinds.map(({ begunBy }) => begunBy)}::timestamptz[]
    ) as rule (kind, begun_by) on rule.kind = c.kind
    where c.since <= ${from.now}::timestamptz and ${isCauseInSight(actor)}
    group by c.account_id`.execute(db);
  return rows;
};

export interface StandingOf extends StandingRow {
  waits: WaitKind[];
  late: WaitKind[];
}

const known = (kinds: readonly string[] = []): WaitKind[] => kinds.filter(isWaitKind);

export const findStandings = async (
  db: Queries,
  side: 'applicant' | 'company',
  actor: SignedInActor,
  from: StaffFrom,
): Promise<StandingOf[]> => {
  const [stages, kinds] = await sideBySide(
    db,
    () => findStages(db, side, actor),
    () => findKinds(db, side, actor, from),
  );
  const byAccount = new Map(kinds.map((row) => [row.account_id, row]));
  return stages.map((row) => {
    const own = byAccount.get(row.account_id);
    return { ...row, waits: [...new Set(known(own?.kinds))], late: known(own?.late) };
  });
};
