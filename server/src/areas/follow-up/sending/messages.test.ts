import { expect, test } from 'vitest';
import { digestMail, type DigestContent } from './messages.ts';
import type { News } from './news-queries.ts';

const parts = { industry: 0, test: 0, geographic: 0, resume: 0 };

const someNews = (near: Partial<News['parts']>): News => ({
  accountId: 1,
  matchId: 2,
  title: 'Vendeuse ou vendeur',
  other: 'L’Atelier d’Été',
  location: 'Lille',
  score: 500,
  parts: { ...parts, ...near },
});

const textOf = (content: Partial<DigestContent>): string =>
  digestMail({
    side: 'applicant',
    greeted: 'Zoé',
    news: [],
    newsCount: content.news?.length ?? 0,
    placed: [],
    waits: [],
    titles: new Map(),
    centreName: null,
    confirmations: new Map(),
    absolute: (path) => `https://tandem.exemple.fr${path}`,
    lessLink: 'https://tandem.exemple.fr/moins-de-messages/x',
    ...content,
  }).text;

test('what brings two together is said of one thing or of two', () => {
  expect(textOf({ news: [someNews({ geographic: 900 })] })).toContain(
    'la distance vous rapproche.',
  );
  expect(textOf({ news: [someNews({ geographic: 900, industry: 700 })] })).toContain(
    'la distance et le secteur vous rapprochent.',
  );
});

test('a company reads of one who has found a place, or of several', () => {
  const zoe = { candidate: 'Zoé D’Arc', title: 'Vendeuse ou vendeur' };
  const one = textOf({ side: 'company', placed: [zoe] });
  expect(one).toContain('Ce candidat a trouvé son entreprise');
  expect(one).toContain('Merci de lui avoir répondu.');
  const two = textOf({ side: 'company', placed: [zoe, { ...zoe, candidate: 'Noé Brel' }] });
  expect(two).toContain('Ils ont trouvé leur entreprise');
  expect(two).toContain('Merci de leur avoir répondu.');
});
