// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useClosing } from './use-closing.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a list that was read before the job had done what the figures tell is read again', async () => {
  const done = { waiting: 0, carried: 1, confirmed: 0 };
  const rows = (waits: boolean) => [{ id: 7, carried: { waits, to: { id: 2, name: 'Rentrée' } } }];
  const readings = { candidates: 0, needs: 0 };
  vi.stubGlobal('fetch', async (asked: Request | string | URL) => {
    const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.origin);
    if (pathname.endsWith('/closing/')) return Response.json({ carried: done });
    if (pathname.endsWith('/needs/')) {
      readings.needs += 1;
      return Response.json([{ id: 9, carried: null }]);
    }
    readings.candidates += 1;
    return Response.json(rows(readings.candidates === 1));
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useClosing(1), { wrapper });
  await waitFor(() => expect(result.current.candidates.data).toEqual(rows(true)));
  await waitFor(() => expect(result.current.candidates.data).toEqual(rows(false)), {
    timeout: 20_000,
  });
  expect(readings).toEqual({ candidates: 2, needs: 1 });
  client.clear();
});
