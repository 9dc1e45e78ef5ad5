import { sql } from 'kysely';
import type { Writes } from './database.ts';

/** Any number, the same for every process. */
const keyLock = 7_263_515;

/**
 * Held to the end of the transaction. Whoever seals holds it together with others who do; whoever changes the key holds it
 * alone: what was sealed with the former key is committed by then, and can be found.
 */
export const lockKey = async (tx: Writes, why: 'to seal' | 'to change it'): Promise<void> => {
  const lock = sql.raw(
    why === 'to seal' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock',
  );
  await sql`select ${lock}(${keyLock}::bigint)`.execute(tx);
};
