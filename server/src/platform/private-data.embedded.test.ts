import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startChildServer } from '../testing/product/child-server.ts';
import { waitFor } from '../testing/wait-for.ts';

const root = mkdtempSync(path.join(tmpdir(), 'tandem-modes-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Everything in a folder, itself included, that another account may do something with. */
const openToOthers = (folder: string): string[] =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter((name) => {
    const stats = lstatSync(path.join(folder, name), { throwIfNoEntry: false });
    return stats !== undefined && (stats.mode & 0o077) !== 0;
  });

const nobody = 65_534;

/**
 * What another account reads of a folder: tried where the tests may take its part, as in CI; elsewhere the folder itself where its
 * mode lets anybody through, as nobody comes to what is in it otherwise.
 */
const readAsAnother = (folder: string): string => {
  if (process.getuid?.() !== 0) return (lstatSync(folder).mode & 0o077) === 0 ? '' : folder;
  const { stdout } = spawnSync('find', [folder, '-type', 'f'], { uid: nobody, gid: nobody });
  return stdout.toString();
};

test('no other account reads the data, also of a folder that was open to all', async () => {
  chmodSync(root, 0o755);
  const dataDir = path.join(root, 'data');
  mkdirSync(path.join(dataDir, 'outbox'), { recursive: true, mode: 0o755 });
  const earlier = path.join(dataDir, 'outbox', 'earlier.eml');
  const foreign = path.join(dataDir, 'of-another-program');
  for (const file of [earlier, foreign]) writeFileSync(file, 'Bonjour', { mode: 0o644 });
  chmodSync(dataDir, 0o755);
  const before = process.umask(0o022);
  const server = startChildServer({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: 'camille.roux@exemple.fr',
    ADMIN_PASSWORD: 'Tandem-2026!',
  });
  process.umask(before);
  const address = await server.address();
  await fetch(`${address}/api/password-reset-email/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'camille.roux@exemple.fr' }),
  });
  const written = () =>
    readdirSync(path.join(dataDir, 'outbox')).filter((name) => name !== 'earlier.eml');
  await waitFor('the mail is written', () => written().length > 0);
  expect(openToOthers(dataDir)).toEqual(['of-another-program']);
  expect(readAsAnother(dataDir)).toBe('');
  server.process.kill('SIGTERM');
  expect(await server.ended()).toBe(0);
  expect(openToOthers(dataDir)).toEqual(['of-another-program']);
});
