import { expect, test } from 'vitest';
import { handOn, keptReason, putBack, replacedBy, toldColumns } from './replaced.ts';

const before = { first_name: 'Léa', last_name: 'Fabre', phone: null, sector_ids: [] };
const after = { first_name: 'LEA', last_name: 'Fabre', phone: '+33639981234', sector_ids: [3] };

test('what an import changed is told, and what it found as it tells it', () => {
  expect(replacedBy(before, after)).toEqual({
    first_name: ['Léa', 'LEA'],
    phone: [null, '+33639981234'],
    sector_ids: [[], [3]],
  });
  expect(replacedBy(before, { ...before })).toEqual({});
  const told = toldColumns('candidates', { last_name: 'Fabre', phone: '', town: null });
  expect(replacedBy(before, before, told)).toEqual({ last_name: ['Fabre', 'Fabre'] });
  expect(toldColumns('companies', { town: 'Lyon' })).toEqual(['city', 'zip_code']);
});

test('it is put back where nobody has written since', () => {
  const replaced = replacedBy(before, after, ['last_name']);
  expect(putBack([replaced], after)).toEqual({
    values: { first_name: 'Léa', phone: null, sector_ids: [] },
    kept: new Map(),
  });
  const now = { ...after, phone: '+33639980000', sector_ids: [4] };
  const { values, kept } = putBack([replaced], now);
  expect(values).toEqual({ first_name: 'Léa' });
  expect(keptReason(kept)).toBe('Changé depuis, resté\u00a0: téléphone, secteurs');
  const { kept: also } = putBack([replaced], now, () => 'registered');
  expect(keptReason(also)).toBe(
    'Inscrit depuis, resté\u00a0: prénom\u202f; Changé depuis, resté\u00a0: téléphone, secteurs',
  );
});

test('several steps go back as far as nobody has written between them', () => {
  const steps = [replacedBy({ city: 'Lyon' }, { city: 'Roanne' }), { city: ['Nice', 'Lyon'] }];
  expect(putBack(steps as never, { city: 'Roanne' }).values).toEqual({ city: 'Nice' });
  steps[1] = { city: ['Nice', 'Metz'] };
  const { values, kept } = putBack(steps as never, { city: 'Roanne' });
  expect(values).toEqual({ city: 'Lyon' });
  expect([...kept]).toEqual([['city', 'changed']]);
});

test('what a later import tells as well, or over it, is the later one’s', () => {
  expect(
    handOn({ phone: [null, '1'], city: [null, 'Lyon'], siret: [null, '2'], name: ['A', 'B'] }, [
      { phone: ['1', '1'], name: ['C', 'C'] },
      { city: ['Lyon', 'Nice'] },
    ]),
  ).toEqual({
    left: { siret: [null, '2'], name: ['A', 'B'] },
    later: [{ phone: [null, '1'], name: ['C', 'C'] }, { city: [null, 'Nice'] }],
    retold: ['phone', 'city'],
  });
});
