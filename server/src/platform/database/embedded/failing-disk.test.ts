import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sheetFor } from '../../../testing/fixtures/candidate-payloads.ts';
import {
  bareEnvironment,
  type ChildServer,
  shortLived,
  watchChild,
} from '../../../testing/product/child-server.ts';
import { makePdf } from '../../../testing/pdf.ts';
import { copyEmbeddedTemplate } from '../../../testing/database/template.ts';
import { startTestServer } from '../../../testing/product/test-server.ts';
import {
  password,
  someCandidate,
  someSuperuser,
  someTraining,
  unique,
  type Person,
  type Training,
} from '../../../testing/fixtures/by-calls.ts';

const [main, preload] = ['../../../main.ts', '../../../testing/outside-world/failing-disk.ts'].map(
  (file) => fileURLToPath(new URL(file, import.meta.url)),
) as [string, string];

const noSpace =
  "Le serveur n'a plus de place : rien n'a été enregistré. Prévenez l'équipe, puis réessayez.";

/** A server on a disk that fails when the test says so. */
describe('a disk that is full or read-only', () => {
  let dataDir: string;
  let remove: () => void;
  let faultFile: string;
  let superuser: Person;
  let candidate: Person;
  let training: Training;
  const children: ChildServer[] = [];

  beforeAll(async () => {
    ({ dataDir, remove } = copyEmbeddedTemplate());
    faultFile = `${dataDir}.fault`;
    const server = await startTestServer({}, { on: { dataDir, url: undefined } });
    superuser = await someSuperuser(server);
    candidate = await someCandidate(server, superuser);
    training = await someTraining(server, superuser);
    await server.close();
  });

  afterAll(async () => {
    for (const child of children) {
      child.process.kill('SIGKILL');
      await child.ended();
    }
    heal();
    remove();
  });

  const start = (): ChildServer => {
    const child = watchChild(
      spawn(process.execPath, [...shortLived, '--import', preload, main], {
        env: {
          ...bareEnvironment(),
          PORT: '0',
          LOG_LEVEL: 'silent',
          DATA_DIR: dataDir,
          ADMIN_EMAIL: superuser.email,
          DISK_FOLDER: dataDir,
          DISK_FAULT: faultFile,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    children.push(child);
    return child;
  };

  const fail = (fault: 'ENOSPC' | 'EROFS'): void => writeFileSync(faultFile, fault);
  const heal = (): void => rmSync(faultFile, { force: true });

  interface Told {
    status: number;
    body: { access?: string; message?: string };
  }

  const send = async (address: string, init: RequestInit): Promise<Told> => {
    const response = await fetch(address, init);
    return { status: response.status, body: (await response.json()) as Told['body'] };
  };

  const signIn = async (address: string, { email }: Person): Promise<string> => {
    const { body } = await send(`${address}/api/token/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return body.access ?? '';
  };

  const upload = (address: string, access: string): Promise<Told> => {
    const body = new FormData();
    for (const [name, value] of Object.entries(sheetFor(training)))
      for (const one of [value].flat()) body.append(name, String(one));
    body.append('resume', new Blob([makePdf(['Zoé'])]), 'cv.pdf');
    return send(`${address}/api/applicants/registration/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access}` },
      body,
    });
  };

  const addProgramme = (address: string, access: string, name: string): Promise<Told> =>
    send(`${address}/api/formations/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, level: '5' }),
    });

  const programmes = async (address: string): Promise<string[]> => {
    const access = await signIn(address, superuser);
    const response = await fetch(`${address}/api/formations/`, {
      headers: { authorization: `Bearer ${access}` },
    });
    return ((await response.json()) as { name: string }[]).map(({ name }) => name);
  };

  const uploaded = (): string[] => {
    try {
      return readdirSync(path.join(dataDir, 'files'));
    } catch {
      return [];
    }
  };

  /** Every byte of the data folder, the server's own files aside. */
  const fingerprint = (): string => {
    const hash = createHash('sha256');
    for (const name of readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).toSorted()) {
      const file = path.join(dataDir, name);
      if (statSync(file).isFile() && !name.startsWith('lock'))
        hash.update(name).update(readFileSync(file));
    }
    return hash.digest('hex');
  };

  const kept: string[] = [];

  /** Writes until it is refused. */
  const writeUntilRefused = async (address: string, access: string): Promise<Told> => {
    for (;;) {
      const name = unique('BTS ').padEnd(190, '.');
      const told = await addProgramme(address, access, name);
      if (told.status !== 201) return told;
      kept.push(name);
    }
  };

  const readOnly = () =>
    `Le dossier de données ${dataDir} (DATA_DIR) ne peut pas être écrit : il est en lecture seule.\n`;

  test('refuses uploads and all else with a sentence, and leaves nothing half', async () => {
    const child = start();
    const address = await child.address();
    const uploading = await signIn(address, candidate);
    const writing = await signIn(address, superuser);
    const before = await programmes(address);
    const refusal = { status: 507, body: { message: noSpace } };
    fail('ENOSPC');
    expect(await upload(address, uploading)).toMatchObject(refusal);
    expect(uploaded()).toEqual([]);
    expect(await writeUntilRefused(address, writing)).toMatchObject(refusal);
    expect((await fetch(`${address}/api/health/live/`)).status).toBe(200);
    expect(await programmes(address)).toEqual(expect.arrayContaining([...before, ...kept]));
    heal();
    // Where there is space again it goes on, without a restart.
    const name = unique('BTS ');
    expect((await addProgramme(address, writing, name)).status).toBe(201);
    kept.push(name);

    fail('EROFS');
    // Its own work may find out first: whoever still comes to it is refused, whoever comes later meets nobody.
    const answers = await Promise.allSettled([
      upload(address, uploading),
      writeUntilRefused(address, writing),
    ]);
    const told = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(told.filter(({ status }) => ![503, 507].includes(status))).toEqual([]);
    const sentence = /^Le (serveur ne peut plus|service est)/;
    expect(told.filter(({ body }) => !sentence.test(body.message ?? ''))).toEqual([]);
    expect(uploaded()).toEqual([]);
    // The log of the database cannot be written: it ends, and says why in one line.
    expect(await child.ended()).toBe(1);
    expect(child.output().stderr).toBe(readOnly());
  });

  test('stops the start with one line, and is not touched; then all that was acknowledged is there', async () => {
    const before = fingerprint();
    fail('EROFS');
    const refused = start();
    expect(await refused.ended()).toBe(1);
    expect(refused.output()).toEqual({ stdout: '', stderr: readOnly() });
    expect(fingerprint()).toBe(before);
    heal();
    const child = start();
    const address = await child.address();
    expect(kept.length).toBeGreaterThan(0);
    expect(await programmes(address)).toEqual(expect.arrayContaining(kept));
    expect(await upload(address, await signIn(address, candidate))).toMatchObject({ status: 201 });
    child.process.kill('SIGTERM');
    expect(await child.ended()).toBe(0);
  });
});
