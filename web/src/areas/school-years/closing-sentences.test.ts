import { expect, test } from 'vitest';
import { closingSentences } from './closing-sentences.ts';

const closing = {
  session: { state: 'current' as const },
  figures: {
    candidates: 5,
    placed: 2,
    unplaced: 3,
    active_needs: 1,
    open_matches: [
      { status: 0 as const, count: 4 },
      { status: 1 as const, count: 1 },
    ],
    meetings: 0,
  },
  carried: { candidates: 0, needs: 0, waiting: 0, confirmed: 0 },
};
const unplaced = { placed: false };
const placed = { placed: true };
const to = '2027-2028';

test('repeats what stops, what goes on and who stays', () => {
  const told = closingSentences({
    closing,
    candidates: [unplaced, placed],
    needs: [{ id: 1 }],
    to,
    tell: true,
  });
  expect(told).toEqual([
    '5 matchs ouverts et 1 besoin actif ne changeront plus.',
    '2 candidats et 1 besoin passent en 2027-2028.',
    '2 candidats sans place ne sont pas reportés.',
    'Chacun reçoit un e-mail pour confirmer en un clic.',
  ]);
});

test('says who hears of meetings that fall where nobody else is told', () => {
  const figures = { ...closing.figures, meetings: 2 };
  const sentences = closingSentences({
    closing: { ...closing, figures },
    candidates: [unplaced],
    needs: [],
    to,
    tell: false,
  });
  expect(sentences[0]).toMatch(/2 rendez-vous seront annulés, et les deux côtés prévenus\.$/);
  expect(sentences.at(-1)).toBe('Personne d’autre ne reçoit d’e-mail.');
});

test('says that nothing goes on, and nothing of what was closed before', () => {
  expect(closingSentences({ closing, candidates: [], needs: [], to: '', tell: true })).toHaveLength(
    2,
  );
  const session = { state: 'closed' as const };
  const candidates = [unplaced, unplaced, unplaced];
  expect(
    closingSentences({ closing: { ...closing, session }, candidates, needs: [], to, tell: false }),
  ).toEqual(['3 candidats passent en 2027-2028.', 'Personne ne reçoit d’e-mail.']);
});
