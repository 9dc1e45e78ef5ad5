import type { MatchStatus } from '@tandem/domain/matches/match';
import { expect, test } from 'vitest';
import { candidateNews, companyNews } from './match-news.ts';

const matches = (...statuses: MatchStatus[]) =>
  statuses.map((status) => ({ status, already_placed: false, set_aside: false }));

test('a candidate learns how many companies wait for an answer', () => {
  expect(candidateNews(matches(0, 1, 2, 3, -1))).toEqual(['1 entreprise attend votre réponse.']);
  expect(candidateNews(matches(1, 1))).toEqual(['2 entreprises attendent votre réponse.']);
  expect(candidateNews(matches(0, 4))).toEqual([]);
});

test('a company learns whom to finalise and whom to study', () => {
  expect(companyNews(matches(3, 0, 0, 1))).toEqual([
    '1 inscription à finaliser.',
    '2 candidats attendent votre réponse.',
  ]);
  expect(companyNews(matches(4, -1))).toEqual([]);
});

test('who is placed elsewhere waits for nothing', () => {
  expect(candidateNews([{ status: 1, already_placed: false, set_aside: true }])).toEqual([]);
  expect(companyNews([{ status: 0, already_placed: true, set_aside: true }])).toEqual([]);
});
