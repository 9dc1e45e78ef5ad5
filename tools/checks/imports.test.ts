import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { drawArrows } from './arrows.ts';
import { cruiseImports, importFaults, importRules, testsOwn } from './imports.ts';

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

  const broken: readonly [rule: string, files: Record<string, string>][] = [
    ['domain-is-pure', { 'domain/src/a.ts': "import 'node:fs';" }],
    [
      'domain-is-pure-in-its-tests',
      {
        'domain/src/a.test.ts': "import '../../server/src/b.ts';",
        'server/src/b.ts': '',
      },
    ],
    [
      'matching-is-pure',
      {
        'matching/src/a.ts': "import '../../server/src/b.ts';",
        'server/src/b.ts': '',
      },
    ],
    [
      'matching-is-pure-in-its-tests',
      {
        'matching/src/a.test.ts': "import '../../server/src/b.ts';",
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
      'contract-is-pure-in-its-tests',
      { 'contract/src/testing/a.ts': "import '../../../web/src/B.tsx';", 'web/src/B.tsx': '' },
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
    [
      'passwords-cost-what-they-must',
      {
        'server/src/start.ts': "import './platform/security/passwords/password-cost.ts';",
        'server/src/platform/security/passwords/password-cost.ts': '',
      },
    ],
    [
      'product-knows-no-test',
      { 'web/src/a.ts': "import './testing/b.ts';", 'web/src/testing/b.ts': '' },
    ],
    [
      'few-statements-are-kept-planned',
      {
        'server/src/platform/a.ts': "import './database/further-names.ts';",
        'server/src/platform/database/further-names.ts': '',
      },
    ],
    [
      'server-platform-knows-no-area',
      {
        'server/src/platform/a.ts': "import '../areas/needs/index.ts';",
        'server/src/areas/needs/index.ts': '',
      },
    ],
    [
      'server-resume-reading-knows-platform',
      {
        'server/src/resume-reading/a.ts': "import '../scoring/b.ts';",
        'server/src/scoring/b.ts': '',
      },
    ],
    [
      'server-scoring-knows-platform',
      {
        'server/src/scoring/a.ts': "import '../areas/needs/index.ts';",
        'server/src/areas/needs/index.ts': '',
      },
    ],
    [
      'server-areas-know-scoring-and-platform',
      { 'server/src/areas/needs/a.ts': "import '../../start.ts';", 'server/src/start.ts': '' },
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
      'web-platform-knows-no-part',
      { 'web/src/platform/a.ts': "import '../ui/B.tsx';", 'web/src/ui/B.tsx': '' },
    ],
    [
      'web-areas-know-ui-and-platform',
      { 'web/src/areas/needs/A.tsx': "import '../../screens/B.tsx';", 'web/src/screens/B.tsx': '' },
    ],
    [
      'web-screens-know-areas-ui-and-platform',
      { 'web/src/screens/A.tsx': "import '../shell/B.tsx';", 'web/src/shell/B.tsx': '' },
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
  ];

  test.each(broken)('break the rule %s', async (rule, files) => {
    const faults = importFaults(await cruiseImports(layOut(files)));
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([rule]);
  });

  test('break each rule that there is in one case above', async () => {
    const names = (await importRules()).map(({ name }) => name);
    expect(new Set(broken.map(([rule]) => rule))).toEqual(new Set(names));
  });

  /** A rule about a file that has moved holds nothing. */
  test('are ruled by patterns that each speak of files which are there', async () => {
    const files = globSync('*/{src,*}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['node_modules', '**/node_modules', '**/dist'],
    });
    const patterns = (await importRules()).flatMap(({ from, to }) =>
      [from, to].flatMap((side) => [side.path ?? [], side.pathNot ?? []].flat()),
    );
    const ofOurs = patterns.filter((one) => one !== '^virtual:' && !/node_modules|\$1/.test(one));
    expect(ofOurs.length).toBeGreaterThan(20);
    expect(ofOurs.filter((one) => !files.some((file) => new RegExp(one).test(file)))).toEqual([]);
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

  test('of tests and benches alone name what belongs in a testing/', async () => {
    const imports = await cruiseImports(
      layOut({
        'domain/src/rule.ts': '',
        'domain/src/files.ts': '',
        'domain/src/testing/more-files.ts': '',
        'domain/src/rule.test.ts':
          "import './rule.ts'; import './files.ts'; import './testing/more-files.ts';",
        'bench/main.ts': "import '../domain/src/files.ts';",
        'tools/start.ts': "import '../domain/src/rule.ts';",
      }),
    );
    expect(testsOwn(imports)).toEqual([
      'domain/src/files.ts: tests alone import it; it belongs in a testing/',
    ]);
  });

  test('are drawn alike whatever the order in which they are read', async () => {
    const { modules } = await cruiseImports(layOut(sound));
    expect(drawArrows({ modules: modules.toReversed() })).toBe(drawArrows({ modules }));
  });
});
