import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IRegularForbiddenRuleType } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { root } from '../root.ts';

const workspaces = ['domain', 'matching', 'contract', 'server', 'web', 'e2e', 'bench', 'tools'];

const configFile = path.join(root, '.dependency-cruiser.mjs');

/** Each rule of the arrows, by the patterns of paths on its two sides. */
export const importRules = async (): Promise<IRegularForbiddenRuleType[]> =>
  ((await extractDepcruiseConfig(configFile)).forbidden ?? []).filter((rule) => 'to' in rule);

/** Every module under a folder that is laid out as the product is, with what it imports and which rule that breaks. */
export const cruiseImports = async (folder: string = root): Promise<ICruiseResult> => {
  const config = await extractDepcruiseOptions(configFile);
  const there = workspaces.filter((name) => existsSync(path.join(folder, name)));
  const { enhancedResolveOptions = {} } = config;
  const { output } = await cruise(there, { ...config, baseDir: folder }, enhancedResolveOptions);
  if (typeof output === 'string') throw new Error('Without a reporter the result is data.');
  return output;
};

/** One line for every import against the rules; a circle is told once, with all its modules. */
export const importFaults = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to, cycle = [{ name: to }] }) =>
    [`${rule.name}: ${from}`, ...cycle.map(({ name }) => name)].join(' → '),
  );

/** Of tests, and of what is run to measure the product or to look at it. */
const isForTests = (file: string): boolean =>
  /\.test\.tsx?$|\/testing\/|^(?:server\/src\/walks|bench|e2e)\//.test(file);

/** The build puts it in the place of a library's own. */
const givenByBuild = 'web/src/platform/spreadsheet/writing/zip-in-thread.ts';

/** One line for each module that stands in the product and that tests alone import: their data and helpers have rooms of their own. */
export const testsOwn = ({ modules }: Pick<ICruiseResult, 'modules'>): string[] => {
  const importers = new Map<string, string[]>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  return modules
    .map(({ source }) => source)
    .filter((file) => /^(?:domain|matching|contract|server|web)\//.test(file))
    .filter((file) => !isForTests(file) && file !== givenByBuild)
    .filter((file) => importers.get(file)?.every(isForTests))
    .map((file) => `${file}: tests alone import it; it belongs in a testing/`);
};
