/** Columns of somebody that an import may write, and what a report calls them. */
export const replaceable = {
  first_name: 'prénom',
  last_name: 'nom',
  name: 'nom',
  phone: 'téléphone',
  city: 'ville',
  zip_code: 'code postal',
  siret: 'SIRET',
  formation_id: 'formation',
  session_id: 'session',
  contact_name: 'contact',
  contact_role: 'fonction du contact',
  contact_phone: 'téléphone du contact',
  sector_ids: 'secteurs',
  referent_id: 'référent',
  source: 'source',
} as const;

export type Replaceable = keyof typeof replaceable;

export type Values = Partial<Record<Replaceable, unknown>>;

/** By column what was there before an import, and what it put there. */
export type Replaced = Partial<Record<Replaceable, readonly [before: unknown, after: unknown]>>;

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const columns = Object.keys(replaceable) as Replaceable[];

/** Null where an import changed nothing. */
export const replacedBy = (before: Values, after: Values): Replaced | null => {
  const changed = columns.filter((column) => !same(before[column], after[column]));
  return changed.length === 0
    ? null
    : Object.fromEntries(
        changed.map((column) => [column, [before[column] ?? null, after[column] ?? null]]),
      );
};

/** What is put back of it, seen what is there now: whatever somebody has written since stays. */
export const putBack = (
  replaced: Replaced,
  now: Values,
): { values: Values; kept: readonly Replaceable[] } => {
  const told = columns.filter((column) => replaced[column] !== undefined);
  const untouched = told.filter((column) => same(replaced[column]?.[1], now[column]));
  return {
    values: Object.fromEntries(untouched.map((column) => [column, replaced[column]?.[0] ?? null])),
    kept: told.filter((column) => !untouched.includes(column)),
  };
};

/** « Changé depuis, resté : téléphone, ville » */
export const keptReason = (kept: readonly Replaceable[]): string =>
  `Changé depuis, resté\u00a0: ${[...new Set(kept.map((column) => replaceable[column]))].join(', ')}`;
