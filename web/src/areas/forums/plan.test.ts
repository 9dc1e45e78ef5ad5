import { expect, test } from 'vitest';
import { freeSlots, meetingsIn, planPages, withoutMeeting, type Forum } from './plan.ts';

const named = (id: number, name: string) => ({ id, name });

const meeting = (id: number, applicant: number, offer: number, slot: number) => ({
  id,
  applicant,
  offer,
  slot,
  by_hand: false,
  state: null,
  meeting: null,
});

const forum: Forum = {
  id: 1,
  name: 'Forum',
  state: 'draft',
  day: '2027-01-12',
  place: 'Rennes',
  starts: '09:00',
  ends: '09:40',
  pause_starts: null,
  pause_ends: null,
  minutes: 10,
  most: 4,
  session: named(1, '2026-2027'),
  formations: [named(1, 'BTS')],
  slots: ['08:00', '08:10', '08:20', '08:30'].map((time) => `2027-01-12T${time}:00.000Z`),
  applicants: [
    { ...named(1, 'Zoé'), invited: true },
    { ...named(2, 'Éva'), invited: true },
    { ...named(3, 'Noé'), invited: true },
    { ...named(4, 'Léo'), invited: false },
  ],
  offers: [
    { id: 11, title: 'Vente', company: named(7, 'Atelier'), invited: true },
    { id: 12, title: 'Caisse', company: named(7, 'Atelier'), invited: true },
    { id: 13, title: 'Paie', company: named(8, 'Bureau'), invited: true },
  ],
  meetings: [meeting(3, 2, 12, 2), meeting(1, 1, 11, 0), meeting(2, 2, 13, 0)],
};

test('each company has a page, by name, and each candidate, in the order of the invited, in the order of the day', () => {
  const told = (side: 'company' | 'applicant') =>
    planPages(forum, side).map(({ name, lines }) => [
      name,
      lines.map((line) => `${line.at.slice(11, 16)} ${line.name} ${line.need}`),
    ]);
  expect(told('company')).toEqual([
    ['Atelier', ['08:00 Zoé Vente', '08:20 Éva Caisse']],
    ['Bureau', ['08:00 Éva Paie']],
  ]);
  expect(told('applicant')).toEqual([
    ['Zoé', ['08:00 Atelier Vente']],
    ['Éva', ['08:00 Bureau Paie', '08:20 Atelier Caisse']],
  ]);
});

test('says who is invited and meets nobody', () => {
  expect(withoutMeeting(forum, 'applicant')).toEqual(['Noé']);
  expect(withoutMeeting(forum, 'company')).toEqual([]);
});

test('a meeting can move to where neither of the two meets anybody', () => {
  const [own] = planPages(forum, 'applicant').flatMap(({ lines }) => lines);
  expect(own && freeSlots(forum, own.meeting).map(([slot]) => slot)).toEqual([1, 3]);
  const third = forum.meetings[0];
  expect(third && freeSlots(forum, third).map(([slot]) => slot)).toEqual([1, 3]);
});

test('the meetings of plans are those that are published', () => {
  const published = { meetings: [{ ...meeting(1, 1, 11, 0), meeting: 70 }, meeting(2, 2, 13, 0)] };
  expect([...meetingsIn([published, forum])]).toEqual([70]);
});
