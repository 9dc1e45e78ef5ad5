import { expect, it } from 'vitest';
import { daysLater } from '../calendar/elapsed.ts';
import { noteCauses, type NoteFacts } from './note-causes.ts';
import { rulesWith } from './settings/rules.ts';
import { waitsOf } from './wait.ts';

const start = new Date('2026-09-01T08:00:00Z');
const note: NoteFacts = {
  noteId: 4,
  dueAt: daysLater(start, 2),
  doneAt: null,
  ownerId: null,
  title: 'Rappeler',
};

const seenOn = (one: Partial<NoteFacts>, days: number) =>
  waitsOf(noteCauses(7, [{ ...note, ...one }]), rulesWith({}), [], {
    begunAt: start,
    now: daysLater(start, days),
  }).map(({ kind, subjectId, isLate, step }) => [kind, subjectId, isLate, step]);

it('a note is to be done from its day on, until somebody says that it is; nobody is reminded of it', () => {
  expect(seenOn({}, 1.9)).toEqual([]);
  expect(seenOn({}, 2)).toEqual([['note_due', 4, true, null]]);
  expect(seenOn({}, 30)).toEqual([['note_due', 4, true, null]]);
  expect(seenOn({ doneAt: daysLater(start, 3) }, 30)).toEqual([]);
  expect(seenOn({ dueAt: null }, 30)).toEqual([]);
});
