import { expect, test } from 'vitest';
import type { Meeting } from './meeting.ts';
import { movedFrom } from './moved-from.ts';

const place = '4 rue des Lices, Rennes';
const meeting = (forum: Meeting['forum']): Meeting => ({
  id: 1,
  match_id: 1,
  state: 'planned',
  kind: 'on_site',
  place,
  note: 'Au forum.',
  minutes: 10,
  moments: [],
  starts_at: '2026-11-24T09:30:00.000Z',
  waits_for: null,
  candidate: 'Zoé D’Arc',
  company: 'L’Atelier d’Été',
  need: 'Vendeuse ou vendeur',
  undecided: true,
  forum,
  outcomes: { applicant: null, company: null },
  open_moves: [],
});

test('who moves a meeting of a forum day begins from the company’s address, of any other from where it stands', () => {
  expect(movedFrom(meeting({ id: 7, elsewhere: '12 rue du Port' }))).toEqual({
    place: '12 rue du Port',
    note: '',
    minutes: 30,
  });
  expect(movedFrom(meeting(null))).toEqual({ place, note: 'Au forum.', minutes: 30 });
  expect(movedFrom({ ...meeting(null), minutes: 45 }).minutes).toBe(45);
});
