// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { keepAnswer } from '../offline/kept-answers.ts';
import { storeTokens } from '../session/sign-in-tokens.ts';
import { isStillKept, keptCallQuery } from './calls.ts';

const at = (path: string): string => `${location.origin}/api${path}`;

afterEach(() => {
  storeTokens(null);
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('what was kept is told as kept until it is read, and stays where the server fails', async () => {
  storeTokens({ access: 'a', refresh: 'of Zoé' });
  keepAnswer('GET /user/', at('/user/'), '{"user":{"is_staff":false,"is_superuser":false}}');
  keepAnswer('GET /match_cards/', at('/match_cards/'), '[{"id":1}]');
  let status = 500;
  vi.stubGlobal('fetch', async () => Response.json([{ id: 2 }], { status }));
  const client = new QueryClient();
  const cards = new QueryObserver(client, { ...keptCallQuery('GET /match_cards/'), retry: false });
  const shown = () => {
    const result = cards.getCurrentResult();
    return [result.data, isStillKept(result)];
  };
  expect(shown()).toEqual([[{ id: 1 }], true]);
  await cards.refetch();
  expect(shown()).toEqual([[{ id: 1 }], true]);
  status = 200;
  await cards.refetch();
  expect(shown()).toEqual([[{ id: 2 }], false]);
  client.clear();
});
