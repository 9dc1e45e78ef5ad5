// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeTopLayer, useLayer } from './layers.ts';

afterEach(cleanup);

test('what lies on top is closed first, and nothing where nothing is open', () => {
  const closed: string[] = [];
  const below = renderHook(({ opened }) => useLayer(opened, () => closed.push('below')), {
    initialProps: { opened: true },
  });
  const above = renderHook(() => useLayer(true, () => closed.push('above')));
  expect(closeTopLayer()).toBe(true);
  above.unmount();
  expect(closeTopLayer()).toBe(true);
  below.rerender({ opened: false });
  expect(closeTopLayer()).toBe(false);
  expect(closed).toEqual(['above', 'below']);
});
