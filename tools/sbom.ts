import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

/** The bill of materials of this version: what the product is made of where it runs, as the lock file has it. */
const file = path.join(root, 'sbom.cdx.json');
const { status, stdout } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
if (status !== 0) process.exit(status ?? 1);
const { components } = JSON.parse(stdout) as { components: unknown[] };
writeFileSync(file, stdout);
process.stdout.write(`${path.relative(root, file)} : ${components.length} composants\n`);
