// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RemindMatches } from './RemindMatches.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('nothing is sent before it is known to whom, nor to nobody', async () => {
  const send = vi.fn<typeof fetch>(async () =>
    Response.json({ code: 'busy', message: 'Patientez.' }, { status: 409 }),
  );
  vi.stubGlobal('fetch', send);
  render(
    <MantineProvider env="test">
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <RemindMatches
          matchIds={new Set([7])}
          kinds={['answer_company']}
          onDone={() => undefined}
        />
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Rappeler' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = () => dialog.getByRole('button', { name: 'Rappeler' });
  const retry = await dialog.findByRole('button', { name: 'Réessayer' });
  fireEvent.click(confirm());
  expect(confirm().getAttribute('aria-disabled')).toBe('true');

  send.mockImplementation(async () =>
    Response.json({ items: [] }, { headers: { 'x-total-count': '0' } }),
  );
  fireEvent.click(retry);
  expect((await dialog.findAllByText(/^Personne ne peut être rappelé ici/))[0]?.tagName).toBe('P');
  fireEvent.click(confirm());
  expect(confirm().getAttribute('aria-disabled')).toBe('true');
  expect(send).toHaveBeenCalledTimes(2);
});
