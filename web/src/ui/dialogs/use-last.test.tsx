// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useLast } from './use-last.ts';

afterEach(cleanup);

test('what was last there stays until there is something else', () => {
  const { result, rerender } = renderHook(({ name }) => useLast(name), {
    initialProps: { name: undefined as string | undefined },
  });
  expect(result.current).toBeUndefined();
  const seen = ['Zoé', undefined, 'Léa', undefined].map((name) => {
    rerender({ name });
    return result.current;
  });
  expect(seen).toEqual(['Zoé', 'Zoé', 'Léa', 'Léa']);
});
