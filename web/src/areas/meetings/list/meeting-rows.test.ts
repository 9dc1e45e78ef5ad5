import { expect, test } from 'vitest';
import { rowsLeft } from '../../../ui/table/columns/facets.ts';
import { byRecord } from '../../follow-up/standing/standings.ts';
import { facets } from './meeting-facets.ts';
import {
  meetingRowsOf,
  meetingsOf,
  momentText,
  outcomeText,
  searchedText,
  standingItemOf,
  stateLabel,
  stateOf,
  timesOf,
  totalsOf,
  type ListedMeeting,
} from './meeting-rows.ts';

const planned: ListedMeeting = {
  id: 7,
  match_id: 70,
  state: 'planned',
  kind: 'on_site',
  place: '4 rue des Lices, Rennes',
  minutes: 30,
  starts_at: '2026-11-24T09:00:00.000Z',
  first_moment: null,
  waits_for: null,
  outcomes: { applicant: null, company: null },
  undecided: true,
  created_at: '2026-11-20T08:00:00.000Z',
  candidate: { id: 3, name: 'Zoé D’Arc' },
  account_id: 30,
  company: { id: 4, name: 'Atelier de l’Étoile' },
  need: { id: 5, name: 'Développeuse web' },
  session: { id: 1, name: '2026-2027' },
  formation: { id: 6, name: 'BTS SIO' },
  referent_id: 9,
  tags: [],
};
const proposed: ListedMeeting = {
  ...planned,
  id: 8,
  state: 'proposed',
  starts_at: null,
  first_moment: '2026-11-26T09:00:00.000Z',
  waits_for: 'applicant',
  company: { id: 14, name: 'Boulangerie du Port' },
};
const held: ListedMeeting = {
  ...planned,
  id: 9,
  state: 'over',
  starts_at: '2026-11-02T09:00:00.000Z',
  outcomes: { applicant: 'held', company: 'held' },
};

const meetings = [planned, proposed, held];
const rows = meetingRowsOf(
  meetings,
  byRecord({
    standings: { items: meetings.map(standingItemOf) },
    colleagues: [['9', 'Inès Martin']],
    programmes: [{ id: 6, name: 'BTS SIO' }],
  }),
  Date.parse('2026-11-23T08:00:00Z'),
);
const row = rows.find(({ record }) => record === planned);

test('what is done about them first, the soonest at the head; of what has passed the latest', () => {
  const later = { ...planned, id: 10, starts_at: '2026-12-09T09:00:00.000Z' };
  const choice = { ...proposed, id: 11, first_moment: '2026-11-25T09:00:00.000Z' };
  const untold = { ...planned, id: 12, starts_at: '2026-11-20T09:00:00.000Z' };
  const cancelled: ListedMeeting = { ...later, id: 13, state: 'cancelled' };
  const all = [cancelled, later, ...meetings, choice, untold];
  const ids = meetingRowsOf(all, new Map(), Date.parse('2026-11-23T08:00:00Z')).map(
    ({ record: { id } }) => id,
  );
  expect(ids).toEqual(
    [choice, proposed, untold, planned, later, cancelled, held].map(({ id }) => id),
  );
});

test('a meeting is found by the two who meet, the need, the place and the programme', () => {
  const text = row && searchedText(row);
  for (const word of ['Zoé', 'Étoile', 'web', 'Lices', 'SIO']) expect(text).toContain(word);
});

test('one whose moment has passed is to be told of as long as its match is undecided', () => {
  const at = (moment: string, one = row) => one && stateLabel(stateOf(one, Date.parse(moment)));
  expect(at('2026-11-24T08:59:00Z')).toBe('Fixé');
  expect(at('2026-11-24T09:01:00Z')).toBe('À raconter');
  const [decided] = meetingRowsOf([{ ...planned, undecided: false }], new Map());
  expect(at('2026-11-24T08:59:00Z', decided)).toBe('Fixé');
  expect(at('2026-11-24T09:01:00Z', decided)).toBe('Passé');
});

test('when it is, seen from a day', () => {
  const seen = (moment: string) => row && timesOf(row, new Date(moment));
  expect(seen('2026-11-10T08:00:00Z')).toEqual(['later']);
  expect(seen('2026-11-20T08:00:00Z')).toEqual(['week']);
  expect(seen('2026-11-23T08:00:00Z')).toEqual(['tomorrow', 'week']);
  expect(seen('2026-11-24T08:00:00Z')).toEqual(['today', 'week']);
  expect(seen('2026-11-24T10:00:00Z')).toEqual(['today', 'past']);
  expect(seen('2026-11-25T10:00:00Z')).toEqual(['past']);
});

test('what is proposed says so', () => {
  expect(rows.map((one) => momentText(one).replaceAll(/\s/g, ' '))).toEqual([
    'dès le 26/11/2026 à 10 h 00',
    '24/11/2026 à 10 h 00',
    '02/11/2026 à 10 h 00',
  ]);
  expect(rows.map(outcomeText)).toEqual(['', '', 'Il a eu lieu']);
});

test('it is filtered by state, company, form, programme, referent, session and days', () => {
  const left = (key: string, value: string) =>
    rowsLeft(rows, facets, { [key]: value }).map(({ record }) => record.id);
  expect(left('etat', 'proposed')).toEqual([8]);
  expect(left('quand', 'open')).toEqual([8]);
  expect(left('entreprise', 'Boulangerie du Port')).toEqual([8]);
  expect(left('forme', 'video')).toEqual([]);
  expect(left('formation', 'BTS SIO')).toEqual([8, 7, 9]);
  expect(left('referent', 'Inès Martin')).toEqual([8, 7, 9]);
  const within = (from: string, to: string, sessionId: number | null = 1) =>
    meetingsOf(rows, { sessionId, from, to }).map(({ record }) => record.id);
  expect(within('', '')).toEqual([8, 7, 9]);
  expect(within('2026-11-24', '2026-11-24')).toEqual([7]);
  expect(within('', '2026-11-23')).toEqual([9]);
  expect(within('24/11', '')).toEqual([8, 7, 9]);
  expect(within('', '', 2)).toEqual([]);
});

test('totals are those of the rows', () => {
  expect(totalsOf(rows)).toMatchObject({ toChoose: 1, told: 1 });
});
