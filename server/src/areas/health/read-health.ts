import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import { sql } from 'kysely';
import type { Handler } from '../handler.ts';
import { isMigrated } from '../../platform/database/migrate.ts';

/** Which version runs, and on what, says which faults to try: the staff alone are told, and whoever measures the service. */
export const readHealth: Handler<'GET /health/', 'db' | 'version'> = async (
  { db, version },
  { actor, measures },
) => {
  await sql`select 1`.execute(db.read);
  const isTold = measures || (actor !== null && isStaff(actor.kind));
  return isTold
    ? { status: 'ok', version, database: { state: 'up', kind: db.kind } }
    : { status: 'ok', database: { state: 'up' } };
};

export const readLiveness: Handler<'GET /health/live/'> = async () => ({ status: 'ok' });

/** A server that stops says so before it closes its door, so that a proxy sends calls elsewhere in time. */
export const readReadiness: Handler<'GET /health/ready/', 'db' | 'jobs' | 'life'> = async ({
  db,
  jobs,
  life,
}) => {
  const isReady = !life.isStopping && jobs.isWorking() && (await isMigrated(db.pool));
  if (!isReady) throw new Failure('not_ready');
  return { status: 'ok' };
};
