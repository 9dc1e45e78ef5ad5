import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { callQuery, readAhead } from './calls.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what the next screen shows is read anew, whether a screen has shown it or not', async () => {
  let answers = 0;
  vi.stubGlobal('location', new URL('https://tandem.exemple.fr'));
  vi.stubGlobal('fetch', async () => Response.json((answers += 1)));
  const client = new QueryClient();
  const { queryKey } = callQuery('GET /applicant/info/');
  await readAhead(client, 'GET /applicant/info/');
  expect(client.getQueryData(queryKey)).toBe(1);
  await readAhead(client, 'GET /applicant/info/');
  expect(client.getQueryData(queryKey)).toBe(2);
  client.clear();
});
