// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptCallQuery } from '../../../platform/data/calls.ts';
import { createHistory } from '../../../platform/router/history.ts';
import { RouterContext } from '../../../platform/router/router.ts';
import type { OwnWait } from './gathered.ts';
import { LateNews } from './LateNews.tsx';
import type { News } from './news.ts';
import { OwnWaits } from './OwnWaits.tsx';

let opened: ReturnType<typeof createHistory>;

beforeEach(() => (opened = createHistory()));
afterEach(cleanup);

/** What waits, and what is told of matches: beside it, or below it where that came later. */
const show = (
  waits: OwnWait[],
  also: readonly News[] | null,
  late: readonly News[],
  told: { side?: 'applicant' | 'company'; closed_session?: string } = {},
) => {
  const { side = 'company', ...closed } = told;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(keptCallQuery('GET /follow-up/own/').queryKey, {
    waits,
    resting: [],
    signing_service: null,
    ...closed,
  });
  const { navigator } = opened;
  const { container } = render(
    <RouterContext value={{ navigator, location: opened.current().location }}>
      <QueryClientProvider client={client}>
        <OwnWaits side={side} also={also} />
        <LateNews news={late} />
      </QueryClientProvider>
    </RouterContext>,
  );
  return container.textContent;
};

const news = { id: 7, text: 'Finaliser l’inscription de Zoé', to: '/company/matches?match=7' };

const signing: OwnWait = {
  kind: 'sign_contract',
  subject: 'match',
  subject_id: 7,
  title: 'Zoé',
  count: 1,
  since: '2026-12-10T08:00:00.000Z',
  due: null,
  limit: null,
  over: false,
  manner: null,
};

test('that nothing waits is told only where the matches have been read', () => {
  expect(show([], [], [])).toContain('Rien ne vous attend');
  cleanup();
  expect(show([], null, [])).toBe('');
});

test.each(['applicant', 'company'] as const)(
  'no mail is promised to a %s of a closed session, but whom to write to',
  (side) => {
    const said = show([], [], [], { side, closed_session: '2025-2026' });
    expect(said).toContain('La session 2025-2026 est clôturée');
    expect(said).not.toContain('Nous vous écrirons');
    expect(screen.getByRole('link', { name: 'Écrire au centre' }).getAttribute('href')).toBe(
      '/contact',
    );
  },
);

test('news that come late are told below what waits, but for what that tells already', () => {
  expect(show([], null, [news])).toBe(`Du nouveau dans vos matchs${news.text}`);
  cleanup();
  expect(show([signing], null, [news])).not.toContain(news.text);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
