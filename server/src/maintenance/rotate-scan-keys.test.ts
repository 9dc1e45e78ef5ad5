import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openScan } from '../areas/contracts/signing/scan-store.ts';
import { findScan } from '../areas/contracts/signing/signature-queries.ts';
import { somePlacement, someSuperuser, type Person } from '../testing/fixtures/by-calls.ts';
import {
  signWholeFile,
  type FileProgress,
} from '../testing/fixtures/contracts/contract-signing.ts';
import { startTestServer, type TestServer } from '../testing/product/test-server.ts';
import { rotateKey } from './rotate-key.ts';

describe('changing the key', () => {
  let server: TestServer;
  let superuser: Person;
  let signed: FileProgress;

  beforeAll(async () => {
    server = await startTestServer();
    superuser = await someSuperuser(server);
    signed = await signWholeFile(server, await somePlacement(server, superuser), superuser);
  });

  afterAll(() => server.close());

  test('seals the key of a signed paper anew, and the paper opens as before', async () => {
    const { db, vault, keyring, config } = server.services;
    expect(existsSync(config.secretFile ?? '')).toBe(true);
    const before = vault.mark();
    // The sheet, the one paper that everybody has signed, and the keys by which push services know this server.
    expect(await rotateKey({ db, vault, keyring, secretFile: config.secretFile })).toEqual({
      resealed: 3,
      unreadable: 0,
    });
    expect(vault.mark()).not.toBe(before);
    const { id = 0, sha256 } = signed.signatories[0]?.signature?.scan ?? {};
    const scan = await findScan(db.read, id);
    expect(scan?.sealed_key.startsWith(vault.mark())).toBe(true);
    const page = scan ? await openScan(server.services, scan) : null;
    expect(
      createHash('sha256')
        .update(page ?? '')
        .digest('hex'),
    ).toBe(sha256);
  });
});
