import { expect, test } from 'vitest';
import { keptReason, putBack, replacedBy } from './replaced.ts';

const before = { first_name: 'Léa', last_name: 'Fabre', phone: null, sector_ids: [] };
const after = { first_name: 'LEA', last_name: 'Fabre', phone: '+33639981234', sector_ids: [3] };

test('what an import changed is told, and nothing else', () => {
  expect(replacedBy(before, after)).toEqual({
    first_name: ['Léa', 'LEA'],
    phone: [null, '+33639981234'],
    sector_ids: [[], [3]],
  });
  expect(replacedBy(before, { ...before })).toBeNull();
});

test('it is put back where nobody has written since', () => {
  const replaced = replacedBy(before, after) ?? {};
  expect(putBack(replaced, after)).toEqual({
    values: { first_name: 'Léa', phone: null, sector_ids: [] },
    kept: [],
  });
  const { values, kept } = putBack(replaced, { ...after, phone: '+33639980000', sector_ids: [4] });
  expect(values).toEqual({ first_name: 'Léa' });
  expect(keptReason(kept)).toBe('Changé depuis, resté\u00a0: téléphone, secteurs');
});
