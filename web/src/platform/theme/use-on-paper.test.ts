// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useOnPaper } from './use-on-paper.ts';

afterEach(cleanup);

test('what is drawn is on paper before the browser counts its pages, and until it has printed them', () => {
  const { result } = renderHook(useOnPaper);
  expect(result.current).toBe(false);
  window.dispatchEvent(new Event('beforeprint'));
  expect(result.current).toBe(true);
  window.dispatchEvent(new Event('afterprint'));
  expect(result.current).toBe(false);
});
