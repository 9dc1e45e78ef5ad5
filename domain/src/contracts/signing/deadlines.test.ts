import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../calendar/days.ts';
import { isWorkingDay } from '../../calendar/working-days.ts';
import {
  deadlineOf,
  decisionDeadline,
  lodgeDeadline,
  meaningOfSilence,
  signDeadline,
} from './deadlines.ts';
import { fileStateKeys } from './file-state.ts';
import { concludedOn, signatoriesOf, signatoryKeys, maySignFor } from './signatories.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));

describe('the calendar of a contract file', () => {
  it('is signed by its first day, lodged five working days later, decided in 20 days', () => {
    expect(signDeadline('2026-09-01').day).toBe('2026-09-01');
    // Tuesday; Sunday the 6th does not count.
    expect(lodgeDeadline('2026-09-01', false).day).toBe('2026-09-07');
    // Neither All Saints' Day, a Sunday, nor the 11th.
    expect(lodgeDeadline('2026-11-07', false).day).toBe('2026-11-14');
    // Of professionalisation every day counts.
    expect(lodgeDeadline('2026-11-07', true)).toEqual({
      kind: 'lodge',
      day: '2026-11-12',
      alertOn: '2026-11-09',
    });
    expect(decisionDeadline('2026-09-07').day).toBe('2026-09-27');
  });

  it('to lodge there are five working days after the start, whatever the start', () => {
    fc.assert(
      fc.property(day, (start) => {
        const { day: limit, alertOn } = lodgeDeadline(start, false);
        const days = Array.from({ length: daysBetween(start, limit) }, (_, n) =>
          addDays(start, n + 1),
        );
        expect(days.filter(isWorkingDay)).toHaveLength(5);
        expect(isWorkingDay(limit)).toBe(true);
        expect(alertOn < limit).toBe(true);
        expect(alertOn > start).toBe(true);
      }),
    );
  });

  it('alerts come before their day, and only what a state waits for is due', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fileStateKeys),
        fc.option(day),
        fc.option(day),
        fc.boolean(),
        (state, startsOn, lodgedOn, isProfessional) => {
          const due = deadlineOf({
            state,
            startsOn,
            lodgedOn,
            isProfessional,
            refusedOn: null,
          });
          const alert = due?.alertOn ?? '';
          expect(alert < (due?.day ?? '1')).toBe(true);
          const isOver = state === 'accepted' || state === 'amended' || state === 'refused';
          expect([
            isOver && due !== null,
            state === 'lodged' && (due === null) !== (lodgedOn === null),
          ]).toEqual([false, false]);
        },
      ),
    );
  });

  it('what was refused is mended without a day that is over, nor one by which it is lodged again', () => {
    const begun = { startsOn: '2026-09-01', lodgedOn: null, isProfessional: false };
    const dueOf = (state: 'complete' | 'signed', refusedOn: string) =>
      deadlineOf({ ...begun, state, refusedOn })?.day ?? null;
    expect([dueOf('complete', '2026-08-20'), dueOf('signed', '2026-08-20')]).toEqual([
      '2026-09-01',
      null,
    ]);
    expect([dueOf('complete', '2026-09-20'), dueOf('signed', '2026-09-20')]).toEqual([null, null]);
  });

  it('silence refuses an apprenticeship and accepts a professionalisation', () => {
    expect([false, true].map(meaningOfSilence)).toEqual(['refused', 'accepted']);
  });
});

describe('the day of conclusion', () => {
  it('is that of the last signature, or the first one in time of a file that is signed anew once it has begun', () => {
    const file = { signed_on: '2026-08-20', contract_start: '2026-09-01' };
    const anew = { lastSignature: '2026-09-20', round: 2 };
    expect(concludedOn(file, anew)).toBe('2026-08-20');
    expect(concludedOn(file, { ...anew, round: 1 })).toBe('2026-09-20');
    expect(concludedOn(file, { ...anew, lastSignature: '2026-08-28' })).toBe('2026-08-28');
    expect(concludedOn({ ...file, signed_on: '2026-09-03' }, anew)).toBe('2026-09-20');
    expect(concludedOn({ contract_start: '2026-09-01' }, anew)).toBe('2026-09-20');
  });
});

describe('who signs', () => {
  it('is the guardian of a minor as well', () => {
    const adult = { candidate_birthdate: '2000-05-01', contract_start: '2026-09-01' };
    expect(signatoriesOf(adult)).toEqual(['employer', 'candidate', 'centre']);
    expect(signatoriesOf({ ...adult, candidate_birthdate: '2009-12-01' })).toEqual(signatoryKeys);
  });

  it('hands in their own paper; the centre all of them', () => {
    expect(signatoryKeys.filter((key) => maySignFor(key, 'applicant'))).toEqual([
      'candidate',
      'guardian',
    ]);
    expect(signatoryKeys.filter((key) => maySignFor(key, 'company'))).not.toContain('centre');
    expect(signatoryKeys.filter((key) => maySignFor(key, 'staff'))).toEqual(signatoryKeys);
  });
});
