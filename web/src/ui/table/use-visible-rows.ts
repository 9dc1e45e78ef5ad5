import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

interface Input {
  count: number;
  /** Pixels; rows that are higher are measured. */
  rowHeight: number;
  gap?: number;
}

const focusable = 'a[href], button, input, select, [tabindex="0"]';

const indexOf = (element: Element | null): number | null => {
  const row = element?.closest<HTMLElement>('[data-index]');
  return row ? Number(row.dataset['index']) : null;
};

/** Up and down lead to the same control of the row above and below. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const from = event.target as HTMLElement;
  if (!step || event.defaultPrevented || from.closest('select, [role="menu"]')) return;
  const row = from.closest<HTMLElement>('[data-index]');
  const next = event.currentTarget.querySelector<HTMLElement>(
    `[data-index="${(indexOf(row) ?? NaN) + step}"]`,
  );
  if (!row || !next) return;
  const place = [...row.querySelectorAll(focusable)].indexOf(from);
  const controls = next.querySelectorAll<HTMLElement>(focusable);
  event.preventDefault();
  (controls[place] ?? controls[0])?.focus();
};

/**
 * Which of many rows are drawn: those on the screen, some around it, and the one that has the focus. The page itself
 * scrolls.
 */
export const useVisibleRows = ({ count, rowHeight, gap = 0 }: Input) => {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  // The list moves when what stands above it changes: the page gets another height then.
  useLayoutEffect(() => {
    const place = () => {
      const element = list.current;
      if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [count]);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    gap,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return focused === null || focused >= count || drawn.includes(focused)
        ? drawn
        : [...drawn, focused].toSorted((one, other) => one - other);
    },
  });
  return {
    list,
    height: virtualizer.getTotalSize(),
    drawn: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - top })),
    measure: virtualizer.measureElement,
    /** For the element that holds the rows. */
    handlers: {
      onFocus: (event: FocusEvent<HTMLElement>) => setFocused(indexOf(event.target)),
      onBlur: () => setFocused(null),
      onKeyDown: moveFocus,
    },
  };
};
