import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { expect, test } from 'vitest';
import type { MatchCard } from '../match.ts';
import { bestMatches } from './best-matches.ts';

const match = (id: number, score: number, at: MatchStatus, more: Partial<MatchCard> = {}) =>
  ({
    id,
    score,
    status: at,
    created_at: '2026-05-01T10:00:00.000Z',
    offer: {},
    ...more,
  }) as MatchCard;

const ids = (matches: readonly MatchCard[], side: 'candidate' | 'company') =>
  bestMatches(matches, side).map(({ id }) => id);

test('the three most advised of those that are still open', () => {
  const matches = [
    match(1, 90, status.refusedByCompany),
    match(2, 60, status.pending),
    match(3, 80, status.queued),
    match(4, 70, status.pending, { advised: 95 }),
    match(5, 50, status.pending),
  ];
  expect(ids(matches, 'candidate')).toEqual([4, 3, 2]);
});

test('a company is not shown again whom it has accepted, nor anybody who is placed', () => {
  const matches = [
    match(1, 90, status.acceptedByCompany),
    match(2, 80, status.pending, { already_placed: true }),
    match(3, 70, status.pending, { set_aside: true }),
    match(4, 60, status.pending),
  ];
  expect(ids(matches, 'company')).toEqual([4]);
  expect(ids(matches, 'candidate')).toEqual([1, 4]);
});

test('nothing of a need, or a year, that is closed', () => {
  const need = { title: 'Développeur web', state: 'filled' } as const;
  const matches = [
    match(1, 90, status.queued, { offer: need }),
    match(2, 80, status.pending),
    match(3, 85, status.pending, {
      offer: { title: 'Soudeuse', closed_session: { id: 1, name: '2025-2026' } },
    }),
  ];
  for (const side of ['candidate', 'company'] as const) expect(ids(matches, side)).toEqual([2]);
});
