import type { MatchStatus } from '@tandem/domain/matches/match';
import { expect, test } from 'vitest';
import type { MatchCard } from '../match.ts';
import { candidateNews, companyNews } from './match-news.ts';

const match = (id: number, at: MatchStatus, more: Partial<MatchCard> = {}) =>
  ({
    id,
    status: at,
    offer: { id, title: 'Développeur web', company: 'Mutuelle du Beffroi' },
    candidate: { name: 'Zoé d’Arc' },
    ...more,
  }) as MatchCard;

const everyStatus = ([0, 1, 2, 3, 4, -1, -2] as const).map((at, index) => match(index + 1, at));

test('a candidate reads with whom they have agreed, and what happens now', () => {
  expect(candidateNews(everyStatus)).toEqual([
    {
      id: 4,
      text: 'Vous êtes d’accord, Mutuelle du Beffroi et vous, pour «\u202fDéveloppeur web\u202f»\u202f: l’entreprise prépare le contrat',
      to: '/applicant/matches?match=4',
    },
  ]);
});

test('a company reads whom to finalise', () => {
  expect(companyNews(everyStatus)).toEqual([
    {
      id: 4,
      text: 'Finaliser l’inscription de Zoé d’Arc («\u202fDéveloppeur web\u202f»)',
      to: '/company/matches?match=4',
    },
  ]);
});

test('who is placed elsewhere, or whose need is closed, waits for nothing', () => {
  const closed = { id: 1, title: 'Développeur web', state: 'withdrawn' } as const;
  for (const more of [{ set_aside: true }, { already_placed: true }, { offer: closed }] as const)
    for (const news of [candidateNews, companyNews]) expect(news([match(1, 3, more)])).toEqual([]);
});
