import { expect, test } from 'vitest';
import { gathered, type OwnWait } from './gathered.ts';

const wait = (kind: OwnWait['kind'], id: number): OwnWait => ({
  kind,
  subject: 'match',
  subject_id: id,
  title: `Personne ${id}`,
  count: 1,
  since: '2026-12-10T08:00:00.000Z',
  due: null,
  limit: null,
  over: false,
  manner: null,
});

test('the meetings of a forum day are one thing to tell of, one or two are told apart', () => {
  const few = [wait('answer_company', 1), wait('meeting_outcome', 2), wait('meeting_outcome', 3)];
  expect(gathered(few)).toEqual(few);
  const [first, second, third] = few;
  const many = gathered([...few, wait('sign_contract', 4), wait('meeting_outcome', 5)]);
  expect(many).toEqual([
    first,
    { ...second, subject: 'account', title: null, count: 3 },
    wait('sign_contract', 4),
  ]);
  expect(many).not.toContainEqual(third);
});

test('what the law limits stands before what has waited longer, the nearest limit first', () => {
  const [longest, may, april] = [
    wait('answer_company', 1),
    { ...wait('sign_contract', 2), limit: '2027-05-03' },
    { ...wait('sign_contract', 3), limit: '2027-04-30', over: true },
  ];
  expect(gathered([longest, may, april])).toEqual([april, may, longest]);
});
