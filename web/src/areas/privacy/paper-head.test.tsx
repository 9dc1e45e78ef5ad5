// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { callQuery } from '../../platform/data/calls.ts';
import { formatDay } from '../../platform/format/dates.ts';
import PaperHead from './PaperHead.tsx';

afterEach(cleanup);

test('on paper stands whose it is, and of which day', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(callQuery('GET /privacy/').queryKey, {
    centre: 'CFA des Monts',
    email: null,
    contract_sheet_months: 12,
  });
  render(
    <QueryClientProvider client={client}>
      <PaperHead />
    </QueryClientProvider>,
  );
  const day = formatDay(new Date().toISOString());
  expect(screen.getByText(/CFA/).textContent).toBe(`CFA des Monts\u00a0· ${day}`);
});
