import { expect, it } from 'vitest';
import { rulesWith } from '../settings/rules.ts';
import { waitsOf } from '../wait.ts';
import {
  candidatePreparingCauses,
  companyPreparingCauses,
  type PreparingFacts,
} from './preparing-causes.ts';

const agreedAt = new Date('2026-06-01T08:00:00Z');
const agreed: PreparingFacts = { matchId: 4, agreedAt, startsOn: null, isCandidateOpen: true };

const waitOn = (changes: Partial<PreparingFacts>, now: string) =>
  waitsOf(companyPreparingCauses(8, [{ ...agreed, ...changes }]), rulesWith({}), [], {
    begunAt: agreedAt,
    now: new Date(now),
  })[0];

it('once both have said yes the company is asked to prepare the contract, the candidate to fill in their part', () => {
  const of = (changes: Partial<PreparingFacts>) => {
    const all = [{ ...agreed, ...changes }];
    return [companyPreparingCauses(8, all), candidatePreparingCauses(7, all)].map((causes) =>
      causes.map(({ kind, accountId, subjectId, since }) => [kind, accountId, subjectId, since]),
    );
  };
  const company = ['prepare_contract', 8, 4, agreedAt];
  expect(of({})).toEqual([[company], [['candidate_part', 7, 4, agreedAt]]]);
  expect(of({ isCandidateOpen: false })).toEqual([[company], []]);
});

it('both are reminded on days 2, 5 and 10, and the staff see to it on day 12', () => {
  const rules = rulesWith({});
  for (const kind of ['prepare_contract', 'candidate_part', 'complete_contract'] as const)
    expect(rules[kind]).toMatchObject({ reminders: [2, 5, 10], staffAfter: 12 });
});

it('the staff see to it five working days before the work is to begin, where that comes first', () => {
  const soon = { startsOn: '2026-06-10' };
  expect(waitOn(soon, '2026-06-03T08:00:00Z')?.isLate).toBe(false);
  expect(waitOn(soon, '2026-06-05T08:00:00Z')?.isLate).toBe(true);
  expect(waitOn({ startsOn: '2026-09-01' }, '2026-06-12T08:00:00Z')?.isLate).toBe(false);
  expect(waitOn({ startsOn: '2026-09-01' }, '2026-06-13T08:00:00Z')?.isLate).toBe(true);
});

it('a day on which the work was to begin before both agreed says nothing any more', () => {
  expect(waitOn({ startsOn: '2026-05-04' }, '2026-06-03T08:00:00Z')?.isLate).toBe(false);
});
