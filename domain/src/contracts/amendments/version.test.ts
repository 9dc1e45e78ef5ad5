import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adult as file } from '../testing/adult.ts';
import { differencesOf } from './amendment.ts';
import { deliveredFigures } from '../pay/delivered-figures.ts';
import { payRowsOf } from '../rules/pay/pay-rows.ts';
import { amendmentStateKeys, isAgreed, mayBegin, openAmendmentMoves } from './amendment-state.ts';
import {
  amendmentsAhead,
  inOrder,
  realChanges,
  versionOn,
  type Numbered,
  type Said,
} from './version.ts';

const adult = file as Said;

const day = fc
  .integer({ min: 1, max: 28 })
  .map((date) => `2026-12-${String(date).padStart(2, '0')}`);

const amendment = fc.record({
  kind: fc.constantFrom('31' as const, '36' as const),
  effectiveOn: day,
  reason: fc.constant('Parce que'),
  state: fc.constantFrom(...amendmentStateKeys),
  changes: fc.dictionary(
    fc.constantFrom('starting_pay', 'signed_at', 'weekly_hours', 'siret'),
    fc.constantFrom('', '35', '900,00', '1000,00', adult['siret'] ?? ''),
  ),
});

const amendments = fc
  .array(amendment, { maxLength: 8 })
  .map((all): Numbered[] => all.map((one, index) => ({ ...one, number: index + 1 })));

const raise: Numbered = {
  number: 1,
  state: 'signed',
  kind: '36',
  effectiveOn: '2027-01-01',
  reason: 'Augmentation',
  changes: { starting_pay: '1000,00' },
};

describe('the version in force', () => {
  it('is what the differences shown make of the first one, applied in their order', () => {
    fc.assert(
      fc.property(amendments, day, (all, today) => {
        const shown = versionOn(adult, all, today);
        const expected: Record<string, string> = { ...adult };
        for (const one of inOrder(adult, all).amendments)
          if (isAgreed(one.state) && one.effectiveOn <= today)
            for (const { key } of differencesOf(one.before, one))
              expected[key] = one.changes[key] ?? '';
        const {
          contract_type_code: kind,
          amendment_effect: effect,
          pay_history: _,
          ...rest
        } = shown.values;
        const { contract_type_code: first, amendment_effect: none, ...others } = expected;
        expect(rest).toEqual(others);
        expect([kind, effect]).toEqual(
          shown.number === null ? [first, none] : [all[shown.number - 1]?.kind, shown.since],
        );
      }),
    );
  });

  it('is the latest one once all have taken effect, and the first one before any has', () => {
    fc.assert(
      fc.property(amendments, (all) => {
        const { latest } = inOrder(adult, all);
        const last = versionOn(adult, all, '2026-12-31').values;
        const wording = { contract_type_code: '', amendment_effect: '', pay_history: '' };
        expect({ ...last, ...wording }).toEqual({ ...latest, ...wording });
        expect(versionOn(adult, all, '2026-11-30')).toEqual({
          values: adult,
          number: null,
          since: null,
        });
        const ahead = amendmentsAhead(all, '2026-11-30').length;
        expect(ahead).toBe(all.filter(({ state }) => isAgreed(state)).length);
      }),
    );
  });

  it('says which amendment, and since when; one that is refused or given up says nothing', () => {
    expect(versionOn(adult, [raise], '2026-12-31').number).toBeNull();
    const now = versionOn(adult, [raise], '2027-01-01');
    expect(now).toMatchObject({
      number: 1,
      since: '2027-01-01',
      values: { starting_pay: '1000,00', contract_type_code: '36' },
    });
    for (const state of ['draft', 'refused', 'withdrawn'] as const)
      expect(versionOn(adult, [{ ...raise, state }], '2027-01-01').values).toEqual(adult);
  });

  it.each([
    // A pay that was raised is no pay of the months before; what was paid until then is still known.
    ['2026-12-01', { starting_pay: '1200,00' }, ['2026-12-01 64.27', '2027-06-01 64.27']],
    ['2026-12-01', { starting_pay: '900,00' }, ['2026-12-01 48.21', '2027-06-01 53']],
    ['2027-08-01', { starting_pay: '1200,00' }, ['2026-09-01 53.56', '2027-06-01 53.56']],
    // Another change leaves the pay as it was, also where the minimum wage of its day is not known.
    ['2027-02-01', { supervisor_position: 'Gérant' }, ['2026-09-01 53.56', '2027-06-01 53.56']],
  ])('from %s on with %j pays a first year of %j', (effectiveOn, changes, rows) => {
    const one = { ...raise, effectiveOn, changes } as Numbered;
    const { values } = versionOn({ ...adult, starting_pay: '1000,00' }, [one], '2028-01-01');
    const paid = payRowsOf(values, deliveredFigures).filter(({ order }) => order.startsWith('1'));
    expect(paid.map(({ from, percent }) => `${from} ${percent}`)).toEqual(rows);
  });

  it('takes what was agreed later, even where it takes effect earlier; what only repeats changes nothing', () => {
    const sooner: Numbered = {
      ...raise,
      number: 2,
      effectiveOn: '2026-12-01',
      changes: { starting_pay: '1000,00', weekly_hours: '36' },
    };
    expect(realChanges({ ...adult, starting_pay: '1000,00' }, sooner)).toEqual({
      weekly_hours: '36',
    });
    const december = versionOn(adult, [raise, sooner], '2026-12-10');
    expect(december).toMatchObject({
      number: 2,
      values: { starting_pay: adult['starting_pay'], weekly_hours: '36' },
    });
    expect(versionOn(adult, [raise, sooner], '2027-02-01')).toMatchObject({
      number: 1,
      values: { starting_pay: '1000,00', weekly_hours: '36' },
    });
  });
});

describe('an amendment on its way', () => {
  it('is lodged by the company or the centre, decided and taken up again by the centre', () => {
    const open = (state: (typeof amendmentStateKeys)[number], isLast = true) => [
      openAmendmentMoves({ state, isLast }, 'company'),
      openAmendmentMoves({ state, isLast }, 'staff'),
    ];
    expect(open('draft')).toEqual([[], []]);
    expect(open('signed')).toEqual([['lodge'], ['lodge', 'correct']]);
    expect(open('lodged')).toEqual([[], ['accept', 'refuse']]);
    expect(open('refused')).toEqual([['lodge'], ['lodge', 'correct']]);
    expect(open('refused', false)).toEqual([['lodge'], ['lodge']]);
    for (const state of ['accepted', 'withdrawn'] as const) expect(open(state)).toEqual([[], []]);
  });

  it('is followed by another once it is signed and not refused', () => {
    expect(
      [[], ['signed'], ['accepted', 'withdrawn']].map((all) => mayBegin(all as never)),
    ).toEqual([true, true, true]);
    for (const last of ['draft', 'refused'] as const)
      expect([mayBegin([last]), mayBegin([last, 'withdrawn']), mayBegin([last, 'signed'])]).toEqual(
        [false, false, true],
      );
  });
});
