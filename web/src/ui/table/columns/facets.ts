import { useCallback, useMemo } from 'react';
import { collator } from '../../../platform/format/text.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';

/** One property by which rows are filtered; a row may have several values of it. */
export interface Facet<Row> {
  /** Names it in the address. */
  key: string;
  label: string;
  /** What stands there while it filters nothing: 'Toutes les villes'. */
  all: string;
  valuesOf: (row: Row) => readonly string[];
  labelOf: (value: string) => string;
  /** The order of its values; by their label unless told. */
  rankOf?: (value: string) => number;
}

export type Chosen = Readonly<Record<string, string>>;

const isLeft =
  <Row>(facets: readonly Facet<Row>[], chosen: Chosen) =>
  (row: Row): boolean =>
    facets.every(({ key, valuesOf }) => !chosen[key] || valuesOf(row).includes(chosen[key]));

/** The rows that have, of each property, the value that is chosen; '' chooses none. */
export const rowsLeft = <Row>(
  rows: readonly Row[],
  facets: readonly Facet<Row>[],
  chosen: Chosen,
): readonly Row[] => {
  const active = facets.filter(({ key }) => chosen[key]);
  return active.length === 0 ? rows : rows.filter(isLeft(active, chosen));
};

/**
 * The values of a property that the other filters leave, each with how many rows have it: choosing one leaves so many.
 * The chosen one is always among them.
 */
export const facetChoices = <Row>(
  rows: readonly Row[],
  facets: readonly Facet<Row>[],
  chosen: Chosen,
  { key, all, valuesOf, labelOf, rankOf }: Facet<Row>,
): [value: string, label: string][] => {
  const others = facets.filter((one) => one.key !== key);
  const counts = new Map<string, number>(chosen[key] ? [[chosen[key], 0]] : []);
  for (const row of rowsLeft(rows, others, chosen))
    for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  const values = [...counts].map(([value, count]) => ({ value, count, label: labelOf(value) }));
  values.sort((one, other) =>
    rankOf ? rankOf(one.value) - rankOf(other.value) : collator.compare(one.label, other.label),
  );
  return [
    ['', all],
    ...values.map(({ value, count, label }): [string, string] => [
      value,
      `${label} (${formatNumber(count)})`,
    ]),
  ];
};

/** What the filters leave, and the pills by which they are chosen. `facets` must be the same object each time. */
export const useFacets = <Row>(
  rows: readonly Row[] | undefined,
  facets: readonly Facet<Row>[],
  chosen: Chosen,
  onChoose: (change: Record<string, string>) => void,
) => {
  // The state of a list holds more than its filters; only these count.
  const now = JSON.stringify(facets.map(({ key }) => chosen[key] ?? ''));
  const state = useMemo(() => {
    const values = JSON.parse(now) as string[];
    return Object.fromEntries(facets.map(({ key }, at) => [key, values[at] ?? '']));
  }, [facets, now]);
  const leave = useCallback(
    (among: readonly Row[]) => rowsLeft(among, facets, state),
    [facets, state],
  );
  const left = useMemo(() => rows && leave(rows), [rows, leave]);
  const choices = useMemo(
    () => facets.map((facet) => facetChoices(rows ?? [], facets, state, facet)),
    [rows, facets, state],
  );
  const pills = facets.map(({ key, label }, at) => ({
    label,
    choices: choices[at] ?? [],
    value: state[key] ?? '',
    onChange: (value: string) => onChoose({ [key]: value }),
  }));
  return { left, pills, leave };
};
