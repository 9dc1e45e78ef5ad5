// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusAfterDeletion } from './use-focus-after-deletion.ts';

const List = ({ count }: { count: number | undefined }) => (
  <h2 ref={useFocusAfterDeletion(count)} tabIndex={-1}>
    Besoins
  </h2>
);

/** Whether the heading has the focus once the list has had so many rows, one after the other. */
const isFocusedAfter = (...counts: (number | undefined)[]): boolean => {
  const { rerender } = render(<List count={counts[0]} />);
  for (const count of counts.slice(1)) rerender(<List count={count} />);
  vi.advanceTimersByTime(1000);
  return document.activeElement === screen.getByRole('heading');
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the heading takes the focus of a row that goes, and none while the list comes', () => {
  expect(isFocusedAfter(3, 2)).toBe(true);
  cleanup();
  expect(isFocusedAfter(3, undefined, 2)).toBe(false);
  cleanup();
  expect(isFocusedAfter(undefined, 2)).toBe(false);
});
