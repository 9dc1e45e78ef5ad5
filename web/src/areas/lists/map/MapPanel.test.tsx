// @vitest-environment happy-dom
import { readZone } from '@tandem/domain/lists/zone';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../../../platform/api/errors.ts';
import MapPanel from './MapPanel.tsx';
import type { ListMap } from './use-map.ts';

afterEach(cleanup);

test('says that what stands on it could not be loaded, and tries that again', () => {
  let tries = 0;
  const map = {
    side: 'candidates',
    load: { data: { places: [], departments: [] }, error: null, isError: false },
    placeOf: new Map(),
    zone: readZone(''),
  } as unknown as ListMap;
  const failed = {
    data: undefined,
    error: new ApiError({ status: 500, code: 'internal', message: 'Erreur.' }),
    isError: true,
    refetch: () => Promise.resolve((tries += 1)),
  };
  const shown = { side: 'candidates', map, near: null, chosen: '', onChoose: () => {} } as const;
  render(<MapPanel {...shown} rows={undefined} rowsLoad={failed} />);
  expect(screen.getByRole('alert').textContent).toMatch(
    /^La carte n’a pas pu être chargée\..*Réessayer$/,
  );
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(tries).toBe(1);
});
