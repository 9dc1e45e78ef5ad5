import { findingAgainEndsAt } from '@tandem/domain/enrolments/find-again';
import { candidateStage } from '@tandem/domain/follow-up/stages';
import { status } from '@tandem/domain/matches/match';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { isPlaced } from '../../../scoring/stored/enrolled.ts';
import type { Handler } from '../../handler.ts';
import { readChanges } from '../changes/read-changes.ts';
import { namedOrNull } from './named-or-null.ts';

interface Row {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  city: string | null;
  session_id: number | null;
  session: string | null;
  formation_id: number | null;
  formation: string | null;
  created_at: Date;
  registered_at: Date | null;
  sheet_at: Date | null;
  test_at: Date | null;
  has_meeting: boolean;
  is_agreed: boolean;
  has_contract: boolean;
  is_placed: boolean;
  broken_at: Date | null;
  broken_on: string | null;
}

/** Only what stands in rows whose changes are noted: what a run of the matching finds is none of it. */
const findRows = async (db: Queries, ids: readonly number[]): Promise<Row[]> => {
  const agreed = sql`m.applicant_id = p.id and m.status = ${sql.lit(status.fullyAccepted)}`;
  const { rows } = await sql<Row>`
    select p.id, a.first_name, a.last_name, a.email, p.phone, p.city,
      p.session_id, y.name as session, p.formation_id, f.name as formation,
      a.created_at, a.registered_at, p.page_done_at as sheet_at, p.test_done_at as test_at,
      exists (
        select 1 from meetings g
        where g.applicant_id = p.id and g.state in ('proposed', 'planned')
      ) as has_meeting,
      exists (select 1 from match_states m where ${agreed}) as is_agreed,
      exists (
        select 1 from match_states m
        join contract_sheets c using (applicant_id, offer_id) where ${agreed}
      ) as has_contract,
      ${isPlaced('p.id', 'p.session_id')} as is_placed,
      lost.broken_at, lost.broken_on
    from applicants p
    join accounts a on a.id = p.account_id
    left join sessions y on y.id = p.session_id
    left join formations f on f.id = p.formation_id
    left join lateral (
      select max(told.broken_told_at) as broken_at, max(told.broken_on) as broken_on
      from (
        select e.broken_told_at, m.broken_on from enrolments e
        join match_states m using (applicant_id, offer_id)
        where m.applicant_id = p.id and m.broken_on is not null and m.session_id = p.session_id
        union all
        select k.broken_told_at, k.broken_on from kept_enrolments k
        where k.applicant_id = p.id and k.broken_on is not null and k.session_id = p.session_id
      ) told
    ) lost on true
    where p.id = any(${[...ids]}::int[])`.execute(db);
  return rows;
};

const recordOf = (row: Row, now: Date) => ({
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  phone: row.phone,
  city: row.city,
  session: namedOrNull(row.session_id, row.session),
  formation: namedOrNull(row.formation_id, row.formation),
  stage: candidateStage({
    registeredAt: row.registered_at,
    sheetAt: row.sheet_at,
    testAt: row.test_at,
    openMatches: 1,
    meetings: row.has_meeting ? [row] : [],
    isAgreed: row.is_agreed,
    hasContract: row.has_contract,
    isPlaced: row.is_placed,
    brokenAt:
      row.broken_on !== null && findingAgainEndsAt(row.broken_on) > now ? row.broken_at : null,
  }),
  created_at: row.created_at.toISOString(),
  registered_at: row.registered_at?.toISOString() ?? null,
  sheet_at: row.sheet_at?.toISOString() ?? null,
  test_at: row.test_at?.toISOString() ?? null,
});

export const readCandidates: Handler<'GET /v1/candidates/', 'db' | 'now'> = async (
  { db, now },
  { query, auditLog },
) => {
  await auditLog.sawList('candidates');
  return readChanges(db, 'candidate', query, async (ids) => {
    const rows = await findRows(db.read, ids);
    return new Map(rows.map((row) => [row.id, recordOf(row, now())]));
  });
};
