import { sql } from 'kysely';
import type { Handler } from '../../call-handler.ts';

export const readHealth: Handler<'GET /health/'> = async ({ db, version }) => {
  await sql`select 1`.execute(db.read);
  return { status: 'ok', version, database: { state: 'up', kind: db.kind } };
};
