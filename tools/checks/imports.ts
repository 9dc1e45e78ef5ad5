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
