import { expect, test } from 'vitest';
import type { WaitingAnswer } from '../../platform/offline/waiting-calls.ts';
import { atMeeting, inConversation, inPanel, ofNoneOf, type Told } from './told-where.ts';

const one = (call: WaitingAnswer['call'], refused?: string, match = 7): WaitingAnswer => ({
  match,
  call,
  said: '',
  about: 'Zoé',
  at: 1,
  ...(refused !== undefined && { refused }),
});

const queue: WaitingAnswer['call'] = { key: 'POST /matches/{id}/', body: { action: 2 } };
const day: WaitingAnswer['call'] = {
  key: 'PUT /matches/{id}/mark/',
  body: { later_until: '2026-12-03' },
};
const message: WaitingAnswer['call'] = {
  key: 'POST /matches/{id}/messages/',
  body: { text: 'Oui' },
};
const take: WaitingAnswer['call'] = {
  key: 'POST /meetings/{id}/take/',
  meeting: 3,
  body: { moment: '2026-12-03T09:00:00.000Z' },
};

/** Where each is told: in the panel, the conversation, the meeting of the panel, that of the meetings' page. */
const placesOf = (all: readonly WaitingAnswer[]) => {
  const at: Record<string, Told> = {
    panel: inPanel(7),
    conversation: inConversation(7),
    meeting: atMeeting(3, true),
    page: atMeeting(3, false),
    list: ofNoneOf([{ id: 7 }]),
  };
  return all.map((answer) => Object.keys(at).filter((place) => at[place]?.(answer, all)));
};

test('what waits is told where it was said, what was refused beside the answers to its match', () => {
  expect(placesOf([one(queue), one(message), one(take)])).toEqual([
    ['panel'],
    ['conversation'],
    ['meeting', 'page'],
  ]);
  const late = 'Trop tard.';
  expect(placesOf([one(queue, late), one(message, late), one(take, late)])).toEqual([
    ['panel'],
    ['panel'],
    ['panel', 'page'],
  ]);
});

test('a day is told alone, and not beside the answer that it goes with', () => {
  expect(placesOf([one(queue), one(day)])).toEqual([['panel'], []]);
  expect(placesOf([one(day)])).toEqual([['panel']]);
});

test('of a match that is gone the list tells what was refused', () => {
  expect(placesOf([one(queue, 'Introuvable.', 8), one(queue, undefined, 8)])).toEqual([
    ['list'],
    [],
  ]);
});
