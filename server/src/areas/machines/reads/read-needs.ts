import type { NeedState } from '@tandem/domain/needs/need-state';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Handler } from '../../handler.ts';
import { readChanges } from '../changes/read-changes.ts';

interface Named {
  id: number;
  name: string;
}

interface Row {
  id: number;
  title: string;
  company: Named;
  location: string;
  contract_type: string;
  seats: number;
  session: Named;
  formations: Named[];
  state: NeedState;
  state_since: Date;
  created_at: Date;
}

const findRows = async (db: Queries, ids: readonly number[]): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select o.id, o.title, jsonb_build_object('id', c.id, 'name', c.name) as company,
      o.location, o.contract_type, o.seats,
      jsonb_build_object('id', y.id, 'name', y.name) as session,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) order by f.id)
        from offer_formations l join formations f on f.id = l.formation_id
        where l.offer_id = o.id
      ), '[]') as formations,
      o.state, o.state_since, o.created_at
    from offers o
    join companies c on c.id = o.company_id
    join sessions y on y.id = o.session_id
    where o.id = any(${[...ids]}::int[])`.execute(db);
  return rows;
};

export const readNeeds: Handler<'GET /v1/needs/', 'db'> = async ({ db }, { query, auditLog }) => {
  await auditLog.sawList('needs');
  return readChanges(db, 'need', query, async (ids) => {
    const rows = await findRows(db.read, ids);
    return new Map(
      rows.map(({ id, state_since: since, created_at: at, ...row }) => [
        id,
        { ...row, state_since: since.toISOString(), created_at: at.toISOString() },
      ]),
    );
  });
};
