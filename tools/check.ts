import { runChecks } from './checks/checks.ts';

const results = await runChecks();
for (const { name, report } of results)
  process.stdout.write(report ? `✗ ${name}\n${report.trim()}\n` : `✓ ${name}\n`);
process.exitCode = results.some(({ report }) => report) ? 1 : 0;
