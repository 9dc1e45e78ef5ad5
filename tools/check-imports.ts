import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

/** Which workspaces each may import. */
const arrows: Record<string, readonly string[]> = {
  domain: [],
  matching: ['domain'],
  contract: ['domain'],
  server: ['contract', 'domain', 'matching'],
  web: ['contract', 'domain'],
};

/** What the pure workspaces may import from outside. */
const allowedOutside: Record<string, readonly string[]> = {
  domain: ['zod'],
  matching: [],
};

const testOnly = new Set(['vitest', 'fast-check']);

const importPattern = /(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\1/g;

const faultOf = (workspace: string, file: string, imported: string): string | null => {
  const isTest = /\.test\.tsx?$|\/testing\//.test(file);
  if (imported.startsWith('.')) {
    const target = path.relative(root, path.resolve(path.dirname(path.join(root, file)), imported));
    return target.startsWith(`${workspace}${path.sep}`) || workspace === 'server'
      ? null
      : 'leaves its workspace';
  }
  const own = /^@tandem\/([^/]+)/.exec(imported)?.[1];
  if (own)
    return own === workspace || arrows[workspace]?.includes(own)
      ? null
      : `against the arrows: ${workspace} → ${own}`;
  const outside = allowedOutside[workspace];
  if (!outside || (isTest && (testOnly.has(imported) || imported.startsWith('node:')))) return null;
  return outside.some((name) => imported === name || imported.startsWith(`${name}/`))
    ? null
    : `${workspace} is pure and must not import ${imported}`;
};

/** One line for every import that does not follow the arrows of ARCHITECTURE.md. */
export const importFaults = (): string[] =>
  Object.keys(arrows).flatMap((workspace) =>
    globSync(`${workspace}/src/**/*.{ts,tsx}`, { cwd: root }).flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return [...source.matchAll(importPattern)].flatMap(([, , imported = '']) => {
        const fault = faultOf(workspace, file, imported);
        return fault ? [`${file}: ${imported}: ${fault}`] : [];
      });
    }),
  );
