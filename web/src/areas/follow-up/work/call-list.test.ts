import { expect, test } from 'vitest';
import { callColumns, calledOf } from './call-list.ts';
import type { WaitRow } from './wait-columns.tsx';

const row = (changes: Partial<WaitRow>): WaitRow => ({
  key: 'k',
  kind: 'answer_candidate',
  account_id: 1,
  side: 'company',
  record_id: 2,
  name: 'Mutuelle du Beffroi',
  contact: 'Anne Roux',
  phone: '+33612345678',
  tutor: null,
  subject: 'account',
  subject_id: 1,
  title: null,
  count: 2,
  since: '2026-11-10T09:00:00Z',
  due: null,
  limit: null,
  over: false,
  late: true,
  sent_count: 0,
  last_sent: null,
  next_at: null,
  next: null,
  referent_id: null,
  ...changes,
});

test('each is called once, for all that waits', () => {
  const called = calledOf([
    row({}),
    row({ account_id: 3, name: 'Zoé Darc', contact: null, phone: null, side: 'applicant' }),
    row({ kind: 'tutor_test', title: 'Monteuse', subject: 'need', subject_id: 9 }),
  ]);
  const cells = called.map((one) => callColumns.map(({ value }) => value(one)));
  expect(cells.map(([name, contact, phone]) => [name, contact, phone])).toEqual([
    ['Mutuelle du Beffroi', 'Anne Roux', '+33612345678'],
    ['Zoé Darc', '', ''],
  ]);
  expect(String(cells[0]?.[3]).split('\n')).toEqual([
    expect.stringContaining('2 candidats attendent'),
    expect.stringContaining('Monteuse'),
  ]);
});
