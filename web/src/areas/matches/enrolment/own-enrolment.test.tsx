// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { keptCallQuery } from '../../../platform/data/calls.ts';
import { OwnEnrolment } from './OwnEnrolment.tsx';
import { ownKeptMessages } from './without-company/own-messages.ts';
import type { KeptEnrolment } from './without-company/use-kept-enrolment.ts';

afterEach(cleanup);

const kept: KeptEnrolment = {
  id: 1,
  session: '2026-2027',
  is_professional: false,
  centre_rhythm: null,
  state: 'begun',
  begins_on: '2026-09-01',
  ends_on: '2028-08-31',
  broken_on: null,
  broken_by: null,
  reason: null,
  within_trial: null,
  open_moves: [],
};

test('a place whose company is gone is told from what the home asks for anyway', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(keptCallQuery('GET /match_cards/').queryKey, []);
  client.setQueryData(keptCallQuery('GET /follow-up/own/').queryKey, {
    waits: [],
    resting: [],
    kept_enrolments: [kept],
    signing_service: null,
  });
  const { container } = render(
    <QueryClientProvider client={client}>
      <OwnEnrolment />
    </QueryClientProvider>,
  );
  expect(container.textContent).toContain(ownKeptMessages.placedTitle);
  expect(client.getQueryCache().getAll()).toHaveLength(2);
});
