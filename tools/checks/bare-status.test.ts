import { expect, test } from 'vitest';
import { bareStatuses } from './bare-status.ts';

const file = 'server/src/areas/matches/reading/match-queries.ts';

test.each([
  'where m.status = 4',
  'and m.status <> 0)',
  'and s.status in (3, 4)',
  'and status not in (-1, -2)',
  "h.to_status = 4)'",
  "    .where('match_states.status', '=', 4)",
  "    .where('m.status', 'in', [1, 3, 4])",
  "e('m.status', '=', 4)",
  "e.fn.coalesce('match_states.status', e.lit(0)).as('status')",
  'if (match.status === 3) return;',
  "status === 0 ? '!=' : '='",
  '  status: 4,',
  'const order: readonly MatchStatus[] = [0, 1, 2];',
  'body: { action: 1 },',
  "const words: Partial<Record<MatchStatus, string>> = {\n  0: 'en attente',\n};",
  "const words: Partial<Record<MatchStatus, string>> = {\n  [-1]: 'refusé',\n};",
])('%s has a bare status', (line) => {
  expect(bareStatuses(file, line)).toHaveLength(1);
});

test.each([
  'where m.status = ${sql.lit(status.finalised)}',
  "    .where('m.status', 'in', openStatuses)",
  '  [status.pending]: 1,',
  'if (answer.status === 404) return;',
  'expect(response.status).toBe(200);',
  '  statuses: [201],',
  'const company = (to: MatchStatus, rank = 0): Step => ({ rank, to });',
  '/** Of statuses: 2, 4 and so on. */',
  'const share = byStatus[status] ?? 0;',
  "  0: 'dimanche',",
  "import { spawnSync } from 'node:child_process'; if (status !== 0) throw new Error(stderr);",
])('%s has none', (line) => {
  expect(bareStatuses(file, line)).toEqual([]);
});

test.each([
  'domain/src/matches/match.ts',
  'server/src/platform/database/migrations/migrations.ts',
  'contract/src/contract.test.ts',
])('%s may name the numbers', (spared) => {
  expect(bareStatuses(spared, 'where status = 4')).toEqual([]);
});
