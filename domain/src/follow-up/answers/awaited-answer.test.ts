import { describe, expect, it } from 'vitest';
import { daysLater } from '../../calendar/elapsed.ts';
import { matchStatuses } from '../../matches/match.ts';
import { needStates } from '../../needs/need-state.ts';
import { awaitedAnswer, type AwaitedFacts } from './awaited-answer.ts';
import { rulesWith } from '../settings/rules.ts';

const start = new Date('2026-11-02T09:00:00Z');
const facts: AwaitedFacts = {
  status: 0,
  createdAt: start,
  pendingSince: start,
  hasMoved: false,
  need: { state: 'active', stateSince: daysLater(start, -30), isOver: false, opensAt: null },
  isSetAside: false,
  laterUntil: null,
  restsUntil: null,
  readAt: null,
};
const terms = { rules: rulesWith({}), readingsSince: null, now: daysLater(start, 2) };
const of = (changes: Partial<AwaitedFacts>, more: Partial<typeof terms> = {}) =>
  awaitedAnswer({ ...facts, ...changes }, { ...terms, ...more });

describe('an answer that is still to come', () => {
  it('is waited for until the day of the table, of the centre’s own where it has set another', () => {
    expect(of({})).toEqual({
      readOn: null,
      isUnread: true,
      dueOn: '2026-11-12',
      isLate: false,
      changesAt: daysLater(start, 10),
    });
    const set = { answer_candidate: { runs: false, reminders: [], staffAfter: 14 } };
    expect(of({}, { rules: rulesWith(set) })).toMatchObject({ dueOn: '2026-11-16' });
    const never = { answer_candidate: { runs: true, reminders: [3], staffAfter: null } };
    expect(of({}, { rules: rulesWith(never) })).toMatchObject({ dueOn: null, isLate: false });
    expect(of({}, { now: daysLater(start, 10) })).toMatchObject({ isLate: true });
  });

  it('has no day as long as the school year of the need has not begun', () => {
    const opensAt = new Date('2027-08-31T22:00:00Z');
    const need = { ...facts.need, opensAt };
    expect(of({ need })).toMatchObject({ dueOn: null, isLate: false, isUnread: true });
    expect(of({ need }, { now: daysLater(opensAt, 1) })).toMatchObject({ dueOn: '2027-09-11' });
  });

  it('is waited for anew when the need opens again', () => {
    const need = { ...facts.need, stateSince: daysLater(start, 5) };
    expect(of({ need }, { now: daysLater(start, 6) })).toMatchObject({ dueOn: '2026-11-17' });
  });

  it('is not spoken of once there is one, nor where none is to come', () => {
    for (const status of matchStatuses.filter((one) => one !== 0 && one !== 2))
      expect(of({ status })).toBeNull();
    for (const state of needStates.filter((one) => one !== 'active'))
      expect(of({ need: { ...facts.need, state } })).toBeNull();
    expect(of({ need: { ...facts.need, isOver: true } })).toBeNull();
    expect(of({ isSetAside: true })).toBeNull();
  });

  it('has no day while the company has put it off, and one from the day on which it comes back', () => {
    expect(of({ status: 2, hasMoved: true })).toMatchObject({ dueOn: null, isUnread: false });
    const later = { status: 2, hasMoved: true, laterUntil: '2026-11-09' } as const;
    expect(of(later)).toMatchObject({ dueOn: null });
    expect(of(later, { now: daysLater(start, 8) })).toMatchObject({ dueOn: '2026-11-19' });
  });

  it('has no day before the two have met, and one from the day after', () => {
    const restsUntil = '2026-11-07';
    expect(of({ restsUntil })).toMatchObject({ dueOn: null, isLate: false });
    expect(of({ restsUntil }, { now: daysLater(start, 5) })).toMatchObject({ dueOn: '2026-11-17' });
    expect(of({ restsUntil: '2026-11-01' })).toMatchObject({ dueOn: '2026-11-12' });
  });

  it('says that nobody has read only where that is known', () => {
    expect(of({ readAt: new Date('2026-11-03T23:30:00Z') })).toMatchObject({
      readOn: '2026-11-04',
      isUnread: false,
    });
    expect(of({ hasMoved: true })).toMatchObject({ isUnread: false });
    const since = (readingsSince: Date) =>
      awaitedAnswer(facts, { ...terms, readingsSince })?.isUnread;
    expect(since(daysLater(start, 1))).toBe(false);
    expect(since(start)).toBe(true);
  });
});
