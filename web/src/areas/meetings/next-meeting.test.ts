import { expect, test } from 'vitest';
import type { Meeting } from './meeting.ts';
import { nextMeeting } from './next-meeting.ts';

const now = Date.parse('2026-11-23T08:00:00.000Z');

const some = (id: number, state: Meeting['state'], startsAt: string | null): Meeting => ({
  id,
  match_id: id,
  state,
  kind: 'phone',
  place: '06 39 98 12 34',
  note: '',
  minutes: 30,
  moments: [],
  starts_at: startsAt,
  waits_for: null,
  candidate: 'Zoé D’Arc',
  company: 'L’Atelier d’Été',
  need: 'Vendeuse ou vendeur',
  undecided: true,
  forum: null,
  outcomes: { applicant: null, company: null },
  open_moves: [],
});

test('the next meeting is the first that is fixed and to come', () => {
  const meetings = [
    some(1, 'proposed', null),
    some(2, 'planned', '2026-11-22T08:00:00.000Z'),
    some(3, 'planned', '2026-11-27T09:30:00.000Z'),
    some(4, 'planned', '2026-11-24T09:30:00.000Z'),
    some(5, 'cancelled', '2026-11-23T09:30:00.000Z'),
  ];
  expect(nextMeeting(meetings, now)?.id).toBe(4);
  expect(nextMeeting(meetings.slice(0, 2), now)).toBeNull();
});
