import { someDatabase } from '../database/template.ts';
import { someSuperuser, someTraining, type Person } from '../fixtures/by-calls.ts';
import { addCandidate, addCompany, addNeed, drawing, type Where } from '../fixtures/by-rows.ts';
import { startTestServer, type TestServer } from '../product/test-server.ts';

/** Four candidates, and two companies with two needs each. */
interface People {
  candidateIds: number[];
  needIds: number[];
  accounts: { candidates: number[]; companies: number[] };
}

/** A change by its name, as SQL. */
interface Statement {
  kind: string;
  text: string;
}

export interface SmallCentre {
  server: TestServer;
  /** Another process on the same database; on the embedded one, which has no other, the same. */
  other: TestServer;
  superuser: Person;
  addPeople(): Promise<People>;
  /**
   * Makes those of the changes that the database's rules allow in one transaction, which stays open for what happens `meanwhile`;
   * answers the names of those that changed a row.
   */
  change(statements: readonly Statement[], meanwhile?: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

const addPeople = async ({ services }: TestServer, where: Where): Promise<People> => {
  const draw = drawing(7);
  const people: People = {
    candidateIds: [],
    needIds: [],
    accounts: { candidates: [], companies: [] },
  };
  for (let index = 0; index < 4; index += 1) {
    const { candidateId, accountId } = await addCandidate(services, where, draw);
    people.candidateIds.push(candidateId);
    people.accounts.candidates.push(accountId);
  }
  for (let index = 0; index < 2; index += 1) {
    const { companyId, accountId } = await addCompany(services, draw);
    people.accounts.companies.push(accountId);
    for (let need = 0; need < 2; need += 1)
      people.needIds.push(await addNeed(services, companyId, where, draw));
  }
  return people;
};

const change = async (
  { services }: TestServer,
  statements: readonly Statement[],
  meanwhile: () => Promise<unknown>,
): Promise<string[]> => {
  const done: string[] = [];
  const client = await services.db.pool.connect();
  try {
    await client.query('begin');
    for (const { kind, text } of statements) {
      await client.query('savepoint before');
      try {
        const { rowCount } = await client.query(text);
        if (rowCount) done.push(kind);
      } catch {
        await client.query('rollback to savepoint before');
      }
    }
    await meanwhile();
    await client.query('commit');
  } finally {
    client.release();
  }
  return done;
};

/** A school year, and one to come, on two servers whose jobs wait: what is kept of them is changed row by row. */
export const openSmallCentre = async (now: () => Date): Promise<SmallCentre> => {
  const database = await someDatabase();
  const surroundings = { now, jobsWait: true, on: database };
  const server = await startTestServer({}, surroundings);
  const isAlone = server.services.db.kind === 'embedded';
  const other = isAlone ? server : await startTestServer({}, surroundings);
  const superuser = await someSuperuser(server);
  const { sessionId, programmeId } = await someTraining(server, superuser);
  await server.services.db.pool.query(
    "insert into sessions (name, name_key) values ('2027-2028', '2027-2028')",
  );
  const where = { sessionId, programmeIds: [programmeId] };
  return {
    server,
    other,
    superuser,
    addPeople: () => addPeople(server, where),
    change: (statements, meanwhile) =>
      change(server, statements, isAlone || !meanwhile ? () => Promise.resolve() : meanwhile),
    close: async () => {
      if (!isAlone) await other.close();
      await server.close();
      await database.remove();
    },
  };
};
