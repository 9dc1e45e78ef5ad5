import { expect, test } from 'vitest';
import { awaitedInShort, awaitedSentence } from './awaited-words.ts';

const house = 'Mutuelle du Beffroi';

test('a candidate reads whether the sheet was read, and by when an answer is waited for', () => {
  const read = { read_on: '2026-11-12', due_on: '2026-11-28' };
  expect(awaitedSentence(read, 'candidate', house)).toBe(
    'Mutuelle du Beffroi a lu votre fiche le 12/11/2026. Sa réponse est attendue d’ici le 28/11/2026.',
  );
  expect(awaitedInShort(read)).toBe(
    'Fiche lue le 12/11/2026\u00a0· réponse attendue d’ici le 28/11/2026',
  );
  expect(awaitedInShort({ unread: true })).toBe('Fiche pas encore lue');
  expect(awaitedSentence({ unread: true }, 'candidate', house)).toBe(
    'Mutuelle du Beffroi n’a pas encore lu votre fiche.',
  );
});

test('a day that has passed is not promised again', () => {
  const late = { due_on: '2026-11-28', late: true } as const;
  expect(awaitedSentence(late, 'candidate', house)).toContain('était attendue le 28/11/2026');
  expect(awaitedInShort(late)).toBe('Réponse attendue depuis le 28/11/2026, votre centre le voit');
  expect(awaitedSentence(late, 'company', house)).toContain('était attendue le 28/11/2026');
});

test('nothing is said of what is not known, nor once there is an answer', () => {
  expect(awaitedInShort({})).toBe('');
  expect(awaitedSentence({}, 'candidate', house)).toBe('');
  for (const view of ['candidate', 'company'] as const)
    expect(awaitedSentence(null, view, house)).toBe('');
});

test('a company learns what the candidate sees', () => {
  expect(awaitedSentence({ due_on: '2026-11-28' }, 'company', house)).toBe(
    'Ce candidat voit si vous avez lu sa fiche, et que votre réponse est attendue d’ici le 28/11/2026.',
  );
  expect(awaitedSentence({}, 'company', house)).toBe('Ce candidat voit si vous avez lu sa fiche.');
});
