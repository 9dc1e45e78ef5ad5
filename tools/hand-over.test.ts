import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'tandem-hand-over-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = path.join(folder, 'served.mjs');
writeFileSync(
  script,
  `const kept = setInterval(() => {}, 1000);
   process.on('SIGTERM', () => { console.log('stopped'); clearInterval(kept); });
   console.log('ready');`,
);
const starter = path.join(folder, 'starter.mjs');
writeFileSync(
  starter,
  `import { handOver } from ${JSON.stringify(new URL('hand-over.mjs', import.meta.url).href)};
   handOver(process.execPath, [${JSON.stringify(script)}]);`,
);

/** Starts it, sends SIGTERM to the first process once the last one runs, and waits until all have ended. */
const outputUntilEnded = (command: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, npm_lifecycle_event: 'start' };
    const first = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    first.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output === 'ready\n') first.kill('SIGTERM');
    });
    first.on('error', reject);
    first.on('close', () => resolve(output));
  });

describe('a program that npm has started', () => {
  it('is told of a signal', async () => {
    const output = await outputUntilEnded(process.execPath, [starter]);
    expect(output).toBe('ready\nstopped\n');
  });

  it('ends with the shell in between, which passes no signal on', async () => {
    const line = `"${process.execPath}" "${starter}"; true`;
    expect(await outputUntilEnded('sh', ['-c', line])).toBe('ready\nstopped\n');
  });
});
