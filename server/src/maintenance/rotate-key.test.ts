import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, type Config, type Environment } from '../platform/config.ts';
import { openKeyring, type Keyring } from '../platform/security/keyring.ts';
import { openTokens } from '../platform/security/tokens.ts';
import { openVault, type Vault } from '../platform/security/vault.ts';
import {
  contextOfDevice,
  findPushDevices,
  putPushDevice,
} from '../platform/push/device-queries.ts';
import { readPushKeys } from '../platform/push/push-keys.ts';
import type { Database } from '../platform/database/database.ts';
import { completeContractSheet } from '../testing/fixtures/contracts/contract-sheet.ts';
import { addCompany, addNeed, drawing } from '../testing/fixtures/by-rows.ts';
import {
  bareEnvironment,
  shortLived,
  startChildServer,
  watchChild,
} from '../testing/product/child-server.ts';
import { someDatabase, type SomeDatabase } from '../testing/database/template.ts';
import { contextOfSheet } from '@tandem/domain/contracts/file/sealed-context';
import { startTestServer } from '../testing/product/test-server.ts';
import { waitFor } from '../testing/wait-for.ts';
import { environmentOf } from '../testing/database/whole-data.ts';
import { findContractFile, writeContractFile } from '../areas/contracts/contract-queries.ts';
import { saveContractFile } from '../areas/contracts/file/keep-file.ts';
import { openContractSheet } from '../areas/contracts/unseal-contract-sheet.ts';
import { addPartLink, findPartLinksOf } from '../areas/contracts/part-links/part-link-queries.ts';
import { openContact, sealContact } from '../areas/contracts/part-links/sealed-contact.ts';
import type { Pair } from '@tandem/domain/matches/match';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAsItIs } from './open-data.ts';
import { rotateKey } from './rotate-key.ts';
import { runRotateKey } from './run-rotate-key.ts';

const command = fileURLToPath(new URL('../../../tools/rotate-key.ts', import.meta.url));

const sheet = completeContractSheet();

const fingerprint = 'of the device';

/** A contact, a device that is told, and the keys by which push services know this server. */
const beside = 3;

/** On both databases: the command asks the server that holds the embedded one, and a server for the other. */
describe('changing the key', () => {
  let database: SomeDatabase;
  let pairs: Pair[];
  const contact = { name: 'Anne Marchand', email: 'anne@exemple.fr', phone: null };

  beforeAll(async () => {
    database = await someDatabase();
    const server = await startTestServer({}, { on: database, jobsWait: true });
    const { services } = server;
    const { pool } = services.db;
    await pool.query("insert into sessions (name, name_key) values ('2026-2027', '2026-2027')");
    await pool.query("insert into formations (name, level, name_key) values ('BTS', '5', 'bts')");
    const where = { sessionId: 1, programmeIds: [1] };
    const draw = drawing(7);
    const { companyId } = await addCompany(services, draw);
    const needId = await addNeed(services, companyId, where, draw);
    await pool.query(
      `insert into accounts (kind, email, email_key, created_at)
       select 'applicant', n::text, n::text, now() from generate_series(1, 250) n`,
    );
    await pool.query(
      "insert into applicants (account_id) select id from accounts where email ~ '^[0-9]+$'",
    );
    const { rows } = await pool.query<{ id: number }>('select id from applicants order by id');
    pairs = rows.map(({ id }) => ({ candidateId: id, needId }));
    await services.db.transaction(async (tx) => {
      for (const pair of pairs)
        await saveContractFile(
          services,
          tx,
          pair,
          { values: sheet, written: {} },
          { finalised: true },
        );
      const [first] = pairs as [Pair];
      await addPartLink(tx, first, 'supervisor', {
        amendment: null,
        sealed: sealContact(services, first, 'supervisor', contact),
        tokenHash: 'x',
        askedBy: 'company',
        askedAt: new Date(),
        remindedAt: null,
        expiresAt: new Date(),
      });
      await putPushDevice(tx, {
        account_id: 1,
        sign_in_id: null,
        fingerprint,
        sealed: services.vault.seal('address', contextOfDevice(fingerprint)),
        device: 'Firefox',
        created_at: new Date(),
      });
    });
    await server.close();
  });

  afterAll(() => database.remove());

  const secretFile = () => path.join(database.dataDir, 'secret');
  const secrets = (): string[] => readFileSync(secretFile(), 'utf8').trim().split('\n');

  interface Opened {
    db: Database;
    vault: Vault;
    keyring: Keyring;
    config: Config;
    close(): Promise<void>;
  }

  /** What a process that knows these secrets reads and writes with. */
  const open = async (environment: Environment = {}): Promise<Opened> => {
    const config = readConfig({ ...environmentOf(database), ...environment });
    const keyring = openKeyring(config);
    const db = await openAsItIs(config);
    return { db, config, keyring, vault: openVault(keyring), close: () => db.close() };
  };

  const countReadable = async ({ db, vault }: Opened): Promise<number> => {
    let readable = 0;
    for (const pair of pairs) {
      const found = await openContractSheet({ vault }, db.read, pair).catch(() => null);
      if (found !== null && found.supervisor_nir === sheet.supervisor_nir) readable += 1;
    }
    return readable;
  };

  const readDevices = async ({ db, vault }: Opened) =>
    (await findPushDevices(db.read, 1)).map(({ sealed }) =>
      vault.open(sealed, contextOfDevice(fingerprint)),
    );

  const readContacts = async ({ db, vault }: Opened) =>
    (await findPartLinksOf(db.read, pairs[0] as Pair)).map((link) =>
      openContact({ vault }, pairs[0] as Pair, link),
    );

  test('seals every sheet anew, and only the new secret opens them', async () => {
    const [former] = secrets();
    expect(await runRotateKey(environmentOf(database))).toEqual({
      resealed: pairs.length + beside,
      unreadable: 0,
    });
    expect(secrets()).toHaveLength(1);
    expect(secrets()).not.toContain(former);
    expect(readFileSync(`${secretFile()}.before`, 'utf8')).toBe(`${former}\n`);
    const server = await open();
    expect(await countReadable(server)).toBe(pairs.length);
    expect(await readContacts(server)).toEqual([contact]);
    expect(await readDevices(server)).toEqual(['address']);
    expect((await readPushKeys(server.db.read, server.vault)).publicKey).toHaveLength(87);
    await server.close();
    const withFormer = await open({ SECRET_KEY: former ?? '' });
    expect(await countReadable(withFormer)).toBe(0);
    await withFormer.close();
  });

  test('goes on while sheets are read and saved, which stay readable', async () => {
    const server = await open();
    const { db, vault, keyring, config } = server;
    const done = new AbortController();
    let saved = 0;
    const work = (async () => {
      while (!done.signal.aborted) {
        const pair = pairs[saved % pairs.length] as Pair;
        expect(await openContractSheet({ vault }, db.read, pair)).toEqual(sheet);
        const file = { values: sheet, written: {} };
        const services = { vault, now: () => new Date() };
        await db.transaction((tx) =>
          saveContractFile(services, tx, pair, file, { finalised: true }),
        );
        saved += 1;
      }
    })();
    await waitFor('some have been saved', () => saved > 3);
    const { unreadable } = await rotateKey({ db, vault, keyring, secretFile: config.secretFile });
    done.abort();
    await work;
    expect([unreadable, await countReadable(server)]).toEqual([0, pairs.length]);
    const marks = await Promise.all(
      pairs.map(async (pair) =>
        (await findContractFile(db.read, pair))?.sealed.startsWith(vault.mark()),
      ),
    );
    expect(marks.every(Boolean)).toBe(true);
    await server.close();
  });

  test('killed in the middle leaves all readable, and goes on with the same new secret', async () => {
    const child = watchChild(
      spawn(process.execPath, [...shortLived, command], {
        env: { ...bareEnvironment(), ...environmentOf(database) },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    const [introduced] = await waitFor('both are known', () => secrets().length === 2 && secrets());
    child.process.kill('SIGKILL');
    expect(await child.ended()).toBe('SIGKILL');
    const server = await open();
    expect(await countReadable(server)).toBe(pairs.length);
    await server.close();
    await runRotateKey(environmentOf(database));
    expect(secrets()).toEqual([introduced]);
    const again = await open();
    expect(await countReadable(again)).toBe(pairs.length);
    await again.close();
  }, 180_000);

  test('is asked of the server that serves', async () => {
    const [former] = secrets();
    const serving = startChildServer(environmentOf(database));
    try {
      await serving.address();
      expect(await runRotateKey(environmentOf(database))).toEqual({
        resealed: pairs.length + beside,
        unreadable: 0,
      });
      expect(secrets()).toHaveLength(1);
      expect(secrets()).not.toContain(former);
    } finally {
      serving.process.kill('SIGTERM');
      await serving.ended();
    }
    const { db, close } = await open();
    const { rows } = await db.pool.query(
      'select deed, actor_role from journal order by id desc limit 1',
    );
    await close();
    expect(rows).toEqual([{ deed: 'rotate_key', actor_role: 'command' }]);
  }, 180_000);

  test('of the environment needs the former one beside it, and leaves what nobody can open', async () => {
    const [former = ''] = secrets();
    const next = 'n'.repeat(40);
    const environment = { ...environmentOf(database), SECRET_KEY: next };
    await expect(runRotateKey(environment)).rejects.toThrow('SECRET_KEY_BEFORE');
    const both = { ...environment, SECRET_KEY_BEFORE: former };
    const server = await open(both);
    const { db, vault } = server;
    const [lost] = pairs as [Pair];
    await db.transaction((tx) =>
      writeContractFile(
        tx,
        lost,
        { sealed: 'v2.0.a.a.a', written: {} },
        {
          at: new Date(),
          finalised: true,
          plain: {
            needs_guardian: false,
            pays_by_instalments: true,
            is_professional: false,
            visit_by: null,
            card_by: null,
            lacks: [],
          },
        },
      ),
    );
    expect(await countReadable(server)).toBe(pairs.length - 1);
    expect(() => vault.open('v2.0.a.a.a', contextOfSheet(lost))).toThrow('not known here');
    await server.close();
    expect(await runRotateKey(both)).toEqual({
      resealed: pairs.length + beside - 1,
      unreadable: 1,
    });
    const after = await open({ SECRET_KEY: next });
    expect(await countReadable(after)).toBe(pairs.length - 1);
    await after.close();
  });

  test('does not end the sessions of the moment that both are known', async () => {
    const server = await open();
    const tokens = openTokens(server.keyring, () => new Date());
    const access = await tokens.makeAccess({ signInId: 7 });
    const [own] = secrets();
    writeFileSync(secretFile(), `${'x'.repeat(40)}\n${own}\n`);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await tokens.readAccess(access)).toEqual({ signInId: 7 });
    writeFileSync(secretFile(), `${'x'.repeat(40)}\n`);
    expect(await tokens.readAccess(access)).toBeNull();
    writeFileSync(secretFile(), `${own}\n`);
    await server.close();
  });
});
