import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bareEnvironment, watchChild } from './testing/product/child-server.ts';

test('a worker needs the database of the servers, and says so in one line', async () => {
  const worker = watchChild(
    spawn(process.execPath, [fileURLToPath(new URL('./worker.ts', import.meta.url))], {
      env: bareEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  expect(await worker.ended()).toBe(1);
  expect(worker.output().stderr).toMatch(/^DATABASE_URL .+\n$/);
});
