// @vitest-environment happy-dom
import { readZone } from '@tandem/domain/lists/zone';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/errors.ts';
import MapPanel from './MapPanel.tsx';
import type { ListMap } from './use-map.ts';

afterEach(cleanup);

const shown = { side: 'candidates', near: null, chosen: '', onChoose: () => {} } as const;

const mapWith = (load: { error: Error | null; isError: boolean }): ListMap =>
  ({
    side: 'candidates',
    load: { data: { places: [], departments: [] }, ...load },
    placeOf: new Map(),
    zone: readZone(''),
  }) as unknown as ListMap;

const error = new ApiError({ status: 500, code: 'internal', message: 'Erreur.' });
const loaded = mapWith({ error: null, isError: false });
/** Failed as it was loaded again: what came before still stands. */
const agedMap = mapWith({ error, isError: true });

test('says that what stands on it could not be loaded, and tries that again', () => {
  let tries = 0;
  const failed = {
    data: undefined,
    error,
    isError: true,
    refetch: () => Promise.resolve((tries += 1)),
  };
  const { rerender } = render(
    <MapPanel {...shown} map={loaded} rows={undefined} rowsLoad={failed} />,
  );
  expect(screen.getByRole('alert').textContent).toMatch(
    /^La carte n’a pas pu être chargée\..*Réessayer$/,
  );
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(tries).toBe(1);

  rerender(<MapPanel {...shown} map={agedMap} rows={undefined} rowsLoad={failed} />);
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(tries).toBe(2);
});

test('waits for what stands on it where its places could only not be loaded again', () => {
  const waiting = { ...loaded.load, data: undefined };
  render(<MapPanel {...shown} map={agedMap} rows={undefined} rowsLoad={waiting} />);
  expect(screen.getByRole('status')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
