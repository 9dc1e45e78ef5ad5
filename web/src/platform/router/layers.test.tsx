// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { topLayer, useLayer } from './layers.ts';

afterEach(cleanup);

test('what lies on top is closed first, and nothing where nothing is open', () => {
  const closed: string[] = [];
  const below = renderHook(({ opened }) => useLayer(opened, () => closed.push('below')), {
    initialProps: { opened: true },
  });
  const above = renderHook(() => useLayer(true, () => closed.push('above')));
  topLayer()?.();
  above.unmount();
  topLayer()?.();
  below.rerender({ opened: false });
  expect(topLayer()).toBeUndefined();
  expect(closed).toEqual(['above', 'below']);
});
