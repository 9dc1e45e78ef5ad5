import { expect, test } from 'vitest';
import { readAlert } from './alerts.ts';

const told = { text: 'Zoé a accepté votre besoin', path: '/company/matches?match=7', unread: 2 };

test('an alert is read as it was written', () => {
  expect(readAlert(JSON.stringify(told))).toEqual(told);
});

test('its line begins with no colon', () => {
  const text = 'Rappel : rendez-vous avec « Zoé », demain';
  expect(readAlert(JSON.stringify({ ...told, text })).text).toBe(
    'Rappel\u202F: rendez-vous avec «\u202FZoé\u202F», demain',
  );
});

test('one that cannot be read is shown all the same', () => {
  for (const odd of [undefined, '', '{', 'null', '[]', '{}', '{"text":7}'])
    expect(readAlert(odd)).toEqual({ text: 'Du nouveau vous attend.', path: '/', unread: null });
});

test('it leads nowhere else', () => {
  for (const path of ['https://exemple.fr/', '//exemple.fr', '/\\exemple.fr', 'company', 7, null])
    expect(readAlert(JSON.stringify({ ...told, path })).path).toBe('/');
});
