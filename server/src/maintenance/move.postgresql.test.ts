import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCandidate, addCompany, addNeed, drawing } from '../testing/fixtures/by-rows.ts';
import {
  copyEmbeddedTemplate,
  someDatabase,
  type SomeDatabase,
} from '../testing/database/template.ts';
import { startTestServer } from '../testing/product/test-server.ts';
import { contentsAt, environmentOf } from '../testing/database/whole-data.ts';
import { runBackup } from './run-backup.ts';
import { runRestore } from './run-restore.ts';

const options = { overwrite: false, withoutSecret: false, withoutCheck: false };

/** People, needs, a sealed sheet and a job that waits. */
const fill = async (database: SomeDatabase): Promise<void> => {
  const server = await startTestServer({}, { on: database, jobsWait: true });
  const { services } = server;
  const { pool } = services.db;
  await pool.query("insert into sessions (name, name_key) values ('2026-2027', '2026-2027')");
  await pool.query("insert into formations (name, level, name_key) values ('BTS', '5', 'bts')");
  const where = { sessionId: 1, programmeIds: [1] };
  const draw = drawing(5);
  for (let count = 0; count < 20; count += 1) await addCandidate(services, where, draw);
  const { companyId } = await addCompany(services, draw);
  const needId = await addNeed(services, companyId, where, draw);
  await pool.query(
    `insert into contract_sheets (applicant_id, offer_id, sealed, created_at)
     select min(id), $1, $2, now() from applicants`,
    [needId, services.vault.seal('{}', 'here')],
  );
  await services.db.transaction((tx) =>
    services.jobs.add(tx, 'rescore', [{ needId }], () => `offer ${needId}`),
  );
  await server.close();
};

describe('a backup', () => {
  const embedded = copyEmbeddedTemplate();
  const folder = mkdtempSync(path.join(tmpdir(), 'tandem-move-'));
  const servers: SomeDatabase[] = [];

  beforeAll(async () => {
    servers.push(await someDatabase(), await someDatabase());
  });

  afterAll(async () => {
    for (const { remove } of servers) await remove();
    embedded.remove();
    rmSync(folder, { recursive: true });
  });

  test('moves everything between the embedded database and PostgreSQL, both ways', async () => {
    const [first, last] = servers;
    if (!first || !last) throw new Error('There are two.');
    const between = { dataDir: embedded.dataDir, url: undefined };
    await fill(first);
    for (const { dataDir } of [between, last])
      copyFileSync(path.join(first.dataDir, 'secret'), path.join(dataDir, 'secret'));
    const contents = await contentsAt(first);
    expect(contents.tables['applicants']).toHaveLength(20);
    expect(contents.jobs).toEqual(['rescore']);
    const there = path.join(folder, 'there.tar.gz');
    await runBackup(environmentOf(first), there);
    await runRestore(environmentOf(between), there, options);
    expect(await contentsAt(between)).toEqual(contents);
    const back = path.join(folder, 'back.tar.gz');
    await runBackup(environmentOf(between), back);
    await runRestore(environmentOf(last), back, options);
    expect(await contentsAt(last)).toEqual(contents);
  }, 240_000);
});
