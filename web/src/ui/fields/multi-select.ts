/** What a press of a key or of the pointer does to a list of which several options may be chosen. */
export interface Choosing<Value> {
  selected: readonly Value[];
  /** The option that the keys stand on; -1 before any. */
  active: number;
  /** Where a range that is drawn with shift began. */
  anchor: number;
}

/** The chosen values in the order of the options, so that the same choice is always the same list. */
const inOrder = <Value>(values: readonly Value[], chosen: ReadonlySet<Value>): Value[] =>
  values.filter((value) => chosen.has(value));

export const toggle = <Value>(
  values: readonly Value[],
  state: Choosing<Value>,
  index: number,
): Choosing<Value> => {
  const value = values[index];
  if (value === undefined) return state;
  const chosen = new Set(state.selected);
  if (!chosen.delete(value)) chosen.add(value);
  return { selected: inOrder(values, chosen), active: index, anchor: index };
};

/** Adds everything from the anchor to `index`. */
export const extend = <Value>(
  values: readonly Value[],
  state: Choosing<Value>,
  index: number,
): Choosing<Value> => {
  const anchor = Math.max(state.anchor, 0);
  const [from, to] = anchor < index ? [anchor, index] : [index, anchor];
  const chosen = new Set([...state.selected, ...values.slice(from, to + 1)]);
  return { selected: inOrder(values, chosen), active: index, anchor };
};

/** Where a key leads to from `active` in a list of `count`; null for a key that leads nowhere. */
export const destination = (key: string, active: number, count: number): number | null => {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(Math.max(active, 0) + 5, last);
    case 'PageUp':
      return Math.max(active - 5, 0);
    default:
      return null;
  }
};

/** The next option after `active` whose label begins with what was typed, round the end if need be. */
export const startingWith = (labels: readonly string[], typed: string, active: number): number => {
  const order = labels.map((_, step) => (Math.max(active, -1) + 1 + step) % labels.length);
  return order.find((index) => labels[index]?.startsWith(typed)) ?? -1;
};
