import { threadId } from 'node:worker_threads';
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type pg from 'pg';
import { furtherNames } from './further-names.ts';

/**
 * The texts that each connection plans once instead of every time. PostgreSQL keeps a plan of every one on every
 * connection, so there are few: what somebody's every page asks.
 */
const names = new Map<string, string>();

/** Of those whose text depends on what is asked for; the others are as many as the code has. */
const mostVaried = 100;
let varied = 0;

type Executor = Pick<Kysely<unknown>, 'executeQuery'>;

const rowsOf = async <Row>(db: Executor, compiled: CompiledQuery<Row>): Promise<Row[]> =>
  (await db.executeQuery(compiled)).rows;

const nameText = (text: string): void => {
  if (!names.has(text)) names.set(text, `prepared_${names.size}`);
};

/**
 * Reads by a statement that is asked over and over: planning a dozen joins takes PostgreSQL longer than running them. What is
 * asked for has to stand in its parameters alone; a text that varies would be kept for each of its forms.
 */
export const readPrepared = <Row>(db: Executor, query: Compilable<Row>): Promise<Row[]> => {
  const compiled = query.compile();
  if (!names.has(compiled.sql) && varied < mostVaried) {
    varied += 1;
    nameText(compiled.sql);
  }
  return rowsOf(db, compiled);
};

/** What stands in a statement for one of the values that it is asked with. */
class StandIn {
  readonly name: string | symbol;

  constructor(name: string | symbol) {
    this.name = name;
  }
}

const standIns = new Proxy({}, { get: (_, name) => new StandIn(name) });

/**
 * The same of a statement that is also put together once only: writing a dozen joins down as SQL takes the server as long as
 * reading their rows. `build` is given what stands for the values: it can pass them on, not look at them.
 */
export const preparedStatement = <Db extends Executor, Values extends object, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
) => {
  let compiled: CompiledQuery<Row> | null = null;
  return (db: Db, values: Values): Promise<Row[]> => {
    if (!compiled) {
      compiled = build(db, standIns as Values).compile();
      nameText(compiled.sql);
    }
    const asked = values as Readonly<Record<string | symbol, unknown>>;
    const parameters = compiled.parameters.map((one) =>
      one instanceof StandIn ? asked[one.name] : one,
    );
    return rowsOf(db, { ...compiled, parameters });
  };
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
      const name = names.get(text) ?? furtherNames.of(text);
      return client.query(
        name === undefined ? { text, values } : { name: `${name}_${own}`, text, values },
      );
    },
    release: (error?: boolean) => client.release(error),
  };
};
