import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { drawArrows } from './arrows.ts';
import { cruiseImports, importFaults } from './imports.ts';

describe('imports', () => {
  const folders: string[] = [];

  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const layOut = (files: Readonly<Record<string, string>>): string => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tandem-imports-'));
    folders.push(folder);
    for (const [name, text] of Object.entries({ 'package.json': '{}', ...files })) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    return folder;
  };

  test.each<[fault: string, files: Record<string, string>]>([
    ['domain-is-pure', { 'domain/src/a.ts': "import 'node:fs';" }],
    [
      'domain-is-pure-in-its-tests',
      {
        'domain/src/a.test.ts': "import '../../server/src/b.ts';",
        'server/src/b.ts': '',
      },
    ],
    [
      'contract-is-pure',
      {
        'contract/src/a.ts': "import type { B } from '../../server/src/b.ts';",
        'server/src/b.ts': 'export type B = 1;',
      },
    ],
    [
      'web-knows-contract-and-domain',
      {
        'web/src/A.tsx': "export const A = <p>{import('../../server/src/b.ts')}</p>;",
        'server/src/b.ts': '',
      },
    ],
    [
      'server-knows-no-client',
      { 'server/src/a.ts': "export * from '../../web/src/B.tsx';", 'web/src/B.tsx': '' },
    ],
    [
      'by-its-name',
      { 'server/src/a.ts': "import '../../domain/src/b.ts';", 'domain/src/b.ts': '' },
    ],
    ['resolves', { 'server/src/a.ts': "import './gone.ts';" }],
    [
      'no-circle',
      {
        'web/src/a.ts': "export const load = () => import('./B.tsx');",
        'web/src/B.tsx': "import type { C } from './c.ts';",
        'web/src/c.ts': "import { load } from './a.ts';",
      },
    ],
    [
      'web-ui-knows-platform',
      { 'web/src/ui/A.tsx': "import '../areas/needs/b.ts';", 'web/src/areas/needs/b.ts': '' },
    ],
    [
      'server-areas-by-index',
      {
        'server/src/areas/needs/a.ts': "import '../matches/b.ts'; import '../audit/index.ts';",
        'server/src/areas/matches/b.ts': '',
        'server/src/areas/audit/index.ts': '',
      },
    ],
  ])('break the rule %s', async (rule, files) => {
    const faults = importFaults(await cruiseImports(layOut(files)));
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([rule]);
  });

  const sound = {
    'domain/src/needs/rule.ts': '',
    'server/src/app.ts': "import './areas/needs/index.ts';",
    'server/src/areas/needs/index.ts':
      "import '../matches/index.ts'; import '../../platform/log.ts';",
    'server/src/areas/needs/index.test.ts': "import '../audit/index.ts';",
    'server/src/areas/matches/index.ts': "import { log } from '../../platform/log.ts';",
    'server/src/areas/audit/index.ts': '',
    'server/src/platform/log.ts': 'export const log = 1;',
  };

  test('that follow the arrows are no fault, and are drawn without tests', async () => {
    const imports = await cruiseImports(layOut(sound));
    expect(importFaults(imports)).toEqual([]);
    const drawing = drawArrows(imports);
    expect(drawing).toContain('  areas[areas] --> platform[platform]\n```');
    expect(drawing).toContain('  needs[needs] --> matches[matches]\n```');
    expect(drawing).not.toContain('audit');
  });

  test('are drawn alike whatever the order in which they are read', async () => {
    const { modules } = await cruiseImports(layOut(sound));
    expect(drawArrows({ modules: modules.toReversed() })).toBe(drawArrows({ modules }));
  });
});
