import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

const workflows = globSync('.github/workflows/*.yml', { cwd: root });

test.each(workflows)('%s takes what others wrote by its hash: a tag may be moved', (file) => {
  const used = readFileSync(path.join(root, file), 'utf8').match(/uses: .*/g) ?? [];
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((line) => !/@[0-9a-f]{40} # v[\d.]+$/.test(line))).toEqual([]);
});
