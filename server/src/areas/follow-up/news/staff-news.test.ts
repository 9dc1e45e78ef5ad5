import { expect, test } from 'vitest';
import { staffNews, type NewFact } from './staff-news.ts';

const fact = (more: Partial<NewFact>): NewFact => ({
  side: 'applicant',
  programmeIds: [1],
  isRegistered: true,
  isRefused: false,
  ...more,
});

const texts = (facts: readonly NewFact[], own: readonly number[] = []) =>
  staffNews(facts, own).map(({ text }) => text);

test('who registered is told in one line, whose address is refused in another', () => {
  const facts = [
    fact({}),
    fact({}),
    fact({ side: 'company', programmeIds: [] }),
    fact({ isRegistered: false, isRefused: true }),
  ];
  expect(staffNews(facts, [])).toEqual([
    {
      text: 'Nouveaux comptes\u202F: 2 candidats et 1 entreprise',
      link: '/dashboard/applicant-management',
    },
    { text: '1 adresse ne reçoit pas nos e-mails', link: '/dashboard/a-faire?kind=bounce' },
  ]);
});

test('those of other programmes are nobody’s news; those of none are everybody’s', () => {
  expect(texts([fact({ programmeIds: [1] })], [2])).toEqual([]);
  expect(texts([fact({ programmeIds: [1, 2] })], [2])).toHaveLength(1);
  expect(staffNews([fact({ side: 'company', programmeIds: [] })], [2])).toEqual([
    { text: 'Nouveaux comptes\u202F: 1 entreprise', link: '/dashboard/company-management' },
  ]);
});
