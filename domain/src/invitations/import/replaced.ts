import type { ImportKind } from './fields.ts';

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

const told: Readonly<Record<ImportKind, Readonly<Record<string, readonly Replaceable[]>>>> = {
  candidates: {
    first_name: ['first_name'],
    last_name: ['last_name'],
    phone: ['phone'],
    town: ['city'],
    formation: ['formation_id'],
    session: ['session_id'],
    referent: ['referent_id'],
    source: ['source'],
  },
  companies: {
    name: ['name'],
    phone: ['contact_phone'],
    contact: ['contact_name'],
    contact_role: ['contact_role'],
    town: ['city', 'zip_code'],
    siret: ['siret'],
    sectors: ['sector_ids'],
  },
};

/** The columns of which a row of a list tells something. */
export const toldColumns = (
  kind: ImportKind,
  details: Readonly<Record<string, unknown>>,
): Replaceable[] =>
  Object.entries(told[kind]).flatMap(([name, of]) => ((details[name] ?? '') === '' ? [] : of));

/** What an import changed; and of whatever else it told, that it is there by this import as well. */
export const replacedBy = (
  before: Values,
  after: Values,
  also: readonly Replaceable[] = [],
): Replaced =>
  Object.fromEntries(
    columns
      .filter((column) => !same(before[column], after[column]) || also.includes(column))
      .map((column) => [column, [before[column] ?? null, after[column] ?? null]]),
  );

/** Why something that an import told is not put back. */
const whys = {
  changed: 'Changé depuis',
  retold: 'Complété depuis par un autre import',
  registered: 'Inscrit depuis',
  saved: 'Fiche enregistrée ou confirmée depuis',
  gone: 'N’existe plus',
} as const;

export type Why = keyof typeof whys;

/** By what was told, a note beside the columns. */
export type Kept = ReadonlyMap<Replaceable | 'note', Why>;

/** What it told as it stood there already replaced nothing. */
export const isChange = (one: readonly [unknown, unknown] | undefined): one is [unknown, unknown] =>
  one !== undefined && !same(one[0], one[1]);

/**
 * What later imports of somebody told as well, or over it, is theirs: with the nearest of them goes what was there before both, so
 * that it comes back once all of them are taken back. Answers what is left, and the later ones as they are then.
 */
export const handOn = (
  replaced: Replaced,
  later: readonly Replaced[],
): { left: Replaced; later: Replaced[]; retold: Replaceable[] } => {
  const left = { ...replaced };
  const handed = [...later];
  const retold = columns.filter((column) => {
    const own = replaced[column];
    const at = later.findIndex((one) => one[column] !== undefined);
    const next = later[at]?.[column];
    if (!isChange(own) || next === undefined || !same(own[1], next[0])) return false;
    handed[at] = { ...handed[at], [column]: [own[0], next[1]] };
    delete left[column];
    return true;
  });
  return { left, later: handed, retold };
};

/** What is put back of it, the last first, seen what is there now: whatever somebody has written since stays. */
export const putBack = (
  steps: readonly Replaced[],
  now: Values,
  judge: (column: Replaceable, before: unknown) => Why | null = () => null,
): { values: Values; kept: Map<Replaceable, Why> } => {
  const values: Values = {};
  const kept = new Map<Replaceable, Why>();
  for (const column of columns)
    for (const step of steps) {
      const change = step[column];
      if (!isChange(change) || kept.has(column)) continue;
      const there = column in values ? values[column] : now[column];
      const why = same(change[1], there) ? judge(column, change[0]) : 'changed';
      if (why === null) values[column] = change[0] ?? null;
      else kept.set(column, why);
    }
  return { values, kept };
};

/** « Changé depuis, resté : téléphone, ville » */
export const keptReason = (kept: Kept): string =>
  [...Map.groupBy(kept, ([, why]) => why)]
    .map(([why, those]) => {
      const names = those.map(([one]) => (one === 'note' ? one : replaceable[one]));
      return `${whys[why]}, resté\u00a0: ${[...new Set(names)].join(', ')}`;
    })
    .join('\u202f; ');
