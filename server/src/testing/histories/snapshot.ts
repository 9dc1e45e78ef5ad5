import type { TestServer } from '../product/test-server.ts';
import type { Actor, World } from './world.ts';

/** What a history is about, row by row; the key names the candidate and the need that a row belongs to. */
export interface Snapshot {
  rows: ReadonlyMap<string, string>;
  lastMove: number;
  lastMessage: number;
  lastNotification: number;
}

const pairTables = ['match_states', 'meetings', 'enrolments', 'contract_sheets', 'match_interests'];

const query = `
  ${pairTables
    .map(
      (table) => `select '${table}' as name, applicant_id, offer_id, to_jsonb(t)::text as content
        from ${table} t where offer_id = any($1)`,
    )
    .join(' union all ')}
  union all select 'told', applicant_id, offer_id, count(*)::text from match_moves
    where offer_id = any($1) and told_at is not null group by applicant_id, offer_id
  union all select 'need moves', null, offer_id, count(*)::text from offer_moves
    where offer_id = any($1) group by offer_id
  union all select 'offers', null, id, jsonb_build_object('state', state, 'seats', seats)::text
    from offers where id = any($1)
  union all select 'applicants', id, null, '' from applicants where id = any($2)`;

interface Row {
  name: string;
  applicant_id: number | null;
  offer_id: number | null;
  content: string;
}

export const takeSnapshot = async (
  { services }: TestServer,
  { needIds, candidateIds }: World,
): Promise<Snapshot> => {
  const { pool } = services.db;
  const { rows } = await pool.query<Row>(query, [needIds, candidateIds]);
  const found = new Map<string, string>();
  for (const row of rows) {
    const key = `${row.name}:${row.applicant_id ?? ''}:${row.offer_id ?? ''}`;
    found.set(key, [found.get(key) ?? '', row.content].toSorted().join('\n'));
  }
  const { rows: last } = await pool.query<Record<'move' | 'message' | 'notification', number>>(
    `select coalesce((select max(id) from match_moves), 0) as move,
      coalesce((select max(id) from messages), 0) as message,
      coalesce((select max(id) from notifications), 0) as notification`,
  );
  const { move = 0, message = 0, notification = 0 } = last[0] ?? {};
  return { rows: found, lastMove: move, lastMessage: message, lastNotification: notification };
};

/** Who was told something, and how. */
export interface Told {
  /** To whom a mail or an SMS went. */
  mails: string[];
  bells: number[];
}

export const toldSince = async (
  { services }: TestServer,
  { lastMessage, lastNotification }: Snapshot,
): Promise<Told> => {
  const { pool } = services.db;
  const mails = await pool.query<{ recipient: string }>(
    'select recipient from messages where id > $1',
    [lastMessage],
  );
  const bells = await pool.query<{ account_id: number }>(
    'select account_id from notifications where id > $1',
    [lastNotification],
  );
  return {
    mails: mails.rows.map(({ recipient }) => recipient),
    bells: bells.rows.map(({ account_id: id }) => id),
  };
};

export const isReached = ({ email, phone }: Actor, mails: readonly string[]): boolean =>
  mails.includes(email) || (phone !== null && mails.includes(phone));
