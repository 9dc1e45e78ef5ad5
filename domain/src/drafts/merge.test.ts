import { expect, test } from 'vitest';
import { mergeChanges, mergeForm } from './merge.ts';

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

test('of a form that is sent whole, what was left as it was undoes nothing that others have written', () => {
  type Form = Record<'name' | 'phone' | 'email', string | null>;
  const seen: Form = { name: 'Zoe', phone: null, email: 'zoe@exemple.fr' };
  const now: Form = { name: 'Zoe', phone: '+33639985566', email: 'zoe.darc@exemple.fr' };
  expect(mergeForm(now, { ...seen, name: 'Zoé' }, seen)).toEqual({
    merged: { ...now, name: 'Zoé' },
    conflicts: [],
  });
  const typed = { ...seen, name: 'Zoé', phone: '+33639981122' };
  expect(mergeForm(now, typed, seen).conflicts).toEqual(['phone']);
  // Both have written the same, or what they saw is not told.
  expect(mergeForm(now, { ...typed, phone: now.phone }, seen).conflicts).toEqual([]);
  expect(mergeForm(now, typed, {})).toEqual({ merged: typed, conflicts: [] });
});
