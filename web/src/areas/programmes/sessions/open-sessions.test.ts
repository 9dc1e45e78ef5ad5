import { expect, test } from 'vitest';
import { likelySession } from './open-sessions.ts';
import type { SchoolYear } from './use-chosen-session.ts';

const year = (id: number, state: SchoolYear['state']): SchoolYear => ({
  id,
  name: `${2024 + id}-${2025 + id}`,
  state,
  starts_on: `${2024 + id}-09-01`,
  ends_on: `${2025 + id}-08-31`,
  closed_at: null,
});

const years = [year(1, 'closed'), year(2, 'current'), year(3, 'to_come')];

test.each([
  [null, 2],
  [3, 3],
  // A closed one is only looked at.
  [1, 2],
])('where session %j is looked at, something new is for session %j', (chosen, id) => {
  expect(likelySession(years, chosen)?.id).toBe(id);
});

test('where none is open, nothing is proposed', () => {
  expect(likelySession([year(1, 'closed')], 1)).toBeNull();
});
