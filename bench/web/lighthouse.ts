import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../tools/root.ts';
import { median } from '../shared/statistics.ts';

const version = '13.5.0';
const folder = path.join(root, '.cache', `lighthouse-${version}`);
const entry = path.join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

interface Report {
  lhr: {
    categories: Record<Category, { score: number | null }>;
    audits: Record<string, { score: number | null; details?: { items?: unknown[] } }>;
  };
}

type Lighthouse = (url: string, options: object) => Promise<Report | undefined>;

/** 176 MB that only this measurement needs: fetched when it is first run, instead of with every install. */
const loadLighthouse = async (): Promise<Lighthouse> => {
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${version}`],
      { cwd: folder, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`Lighthouse could not be installed.\n${stderr}`);
  }
  const module = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return module.default;
};

export interface Scores {
  /** The median of the runs, out of 100. */
  scores: Record<Category, number>;
  consoleErrors: number;
}

/** Looks at an address as a phone on a slow network, several times; the browser listens on `port` for its protocol. */
export const lighthouseScores = async (
  url: string,
  port: number,
  runs: number,
): Promise<Scores> => {
  const lighthouse = await loadLighthouse();
  const reports: Report['lhr'][] = [];
  for (let run = 0; run < runs; run += 1) {
    const report = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (report) reports.push(report.lhr);
  }
  const scoreOf = (category: Category) =>
    100 * median(reports.map((report) => report.categories[category].score ?? 0));
  return {
    scores: Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as Scores['scores'],
    consoleErrors: Math.max(
      ...reports.map(({ audits }) => audits['errors-in-console']?.details?.items?.length ?? 0),
    ),
  };
};
