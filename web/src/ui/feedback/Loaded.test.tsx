// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../platform/api/errors.ts';
import { createHistory } from '../../platform/router/history.ts';
import { RouterContext } from '../../platform/router/router.ts';
import { Loaded, LoadFailure } from './Loaded.tsx';

let opened: ReturnType<typeof createHistory>;

beforeEach(() => {
  window.history.replaceState(null, '', '/dashboard');
  opened = createHistory();
});
afterEach(cleanup);

const show = (status: number, code: string) => {
  const error = new ApiError({ status, code, message: 'Cet élément n’existe plus.' });
  const query = { data: undefined, error, refetch: () => Promise.resolve() };
  const { navigator } = opened;
  return render(
    <RouterContext value={{ navigator, location: opened.current().location }}>
      <LoadFailure query={query} failure="Le match n’a pas pu être chargé." />
    </RouterContext>,
  );
};

const alert = () => screen.getByRole('alert').textContent;

test('what failed can be tried again', () => {
  show(409, 'move_closed');
  expect(alert()).toMatch(/^Le match n’a pas pu être chargé\. .*Réessayer$/);
});

test('a 404 that is not the server’s own word can be tried again', () => {
  show(404, 'internal');
  expect(alert()).toMatch(/Réessayer$/);
});

test('what is gone is not tried again: one is led back, or home where one came from nowhere', () => {
  const { unmount } = show(404, 'not_found');
  expect(alert()).toBe("Cet élément n’existe plus.Retour à la page d'accueil");
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  unmount();
  opened.navigator.push('/company/matches?match=7');
  show(404, 'not_found');
  expect(alert()).toBe('Cet élément n’existe plus.Revenir');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a list stands as its skeleton, as one line where it fails, and as itself once a retry has loaded it', () => {
  let tries = 0;
  const refetch = () => Promise.resolve((tries += 1));
  const list = (query: { data?: string[]; error?: ApiError }) => (
    <Loaded
      query={{ data: undefined, error: null, ...query, refetch }}
      failure="Vos besoins n’ont pas pu être chargés."
      skeleton="…"
    >
      {(needs) => needs.join()}
    </Loaded>
  );
  const { container, rerender } = render(list({}));
  expect(container.textContent).toBe('…');
  const error = new ApiError({ status: 429, code: 'too_many_requests', message: 'Patientez.' });
  rerender(list({ error }));
  expect(alert()).toBe('Vos besoins n’ont pas pu être chargés. Patientez.Réessayer');
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(tries).toBe(1);
  rerender(list({ data: ['Comptable'] }));
  expect(container.textContent).toBe('Comptable');
  // What was loaded before is of more use than the news that it did not come again.
  rerender(list({ data: ['Comptable'], error }));
  expect(container.textContent).toBe('Comptable');
});
