import { threadId } from 'node:worker_threads';
import type { Compilable, Kysely } from 'kysely';
import type pg from 'pg';

/**
 * The texts that each connection plans once instead of every time. PostgreSQL keeps a plan of every one on every
 * connection, so there are few: what somebody's every page asks.
 */
const names = new Map<string, string>();
const mostTexts = 100;

/**
 * Reads by a statement that is asked over and over: planning a dozen joins takes PostgreSQL longer than running them. What is
 * asked for has to stand in its parameters alone; a text that varies would be kept for each of its forms.
 */
export const readPrepared = async <Row>(
  db: Pick<Kysely<unknown>, 'executeQuery'>,
  query: Compilable<Row>,
): Promise<Row[]> => {
  const compiled = query.compile();
  if (!names.has(compiled.sql) && names.size < mostTexts)
    names.set(compiled.sql, `prepared_${names.size}`);
  const { rows } = await db.executeQuery(compiled);
  return rows;
};

let clients = 0;

/**
 * The client, whose prepared statements have names of its own: the connections of the embedded database, those of threads
 * too, are one session.
 */
export const withPreparedNames = (client: pg.PoolClient) => {
  clients += 1;
  const own = `${threadId}_${clients}`;
  return {
    processID: (client as { processID?: number }).processID,
    query: (text: string, values: unknown[]) => {
      const name = names.get(text);
      return client.query(
        name === undefined ? { text, values } : { name: `${name}_${own}`, text, values },
      );
    },
    release: (error?: boolean) => client.release(error),
  };
};
