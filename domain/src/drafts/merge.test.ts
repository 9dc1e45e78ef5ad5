import { expect, test } from 'vitest';
import { mergeChanges } from './merge.ts';

test.each(['constructor', 'valueof', 'title'])('a field called %s is a field', (key) => {
  const writer = { by: 'Zoé', at: '2026-09-01T08:00:00.000Z' };
  const merged = mergeChanges({ values: {}, written: {} }, [{ key, value: 'x', seen: '' }], writer);
  expect(merged).toEqual({
    values: { [key]: 'x' },
    written: { [key]: writer },
    conflicts: [],
    changed: [key],
  });
});
