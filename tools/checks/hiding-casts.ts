/**
 * Casts of objects that are put together: a field that is missing, or one too many, goes unseen in them. A record with a value for each name
 * is made by `recordOf` (domain/src/fields/record-of.ts); a type that is written at the name (`const read: Partial<Answer> = …`) is held to.
 * What was parsed has no type of its own: it is believed wherever one is written, and not counted. How many there are in a file is
 * compared, not which.
 */
const openly = /\bas (?:unknown as\b|never\b|Partial<)/g;

const byField = 'its type is told field by field from a table of fields, which entries lose';
const ofClient =
  'a value for each of its keys; the client is heavier by 4 kB where its screens share one module more';
const ofLibrary = 'the type of the library, or of the browser, says less than it takes';

/** Where it stands all the same: how often, and why. */
const meant: Readonly<Record<string, readonly [casts: number, because: string]>> = {
  'domain/src/fields/record-of.ts': [1, 'the one that the others need not make'],
  'domain/src/fields/field.ts': [1, byField],
  'domain/src/contracts/opco/opcos.ts': [1, 'made of the very pairs that its type is told from'],
  'domain/src/follow-up/settings/channels.ts': [1, ofClient],
  'domain/src/follow-up/settings/rules.ts': [1, ofClient],
  'domain/src/statistics/report.ts': [1, ofClient],
  'web/src/areas/needs/DuplicateNeed.tsx': [1, ofClient],
  'web/src/areas/statistics/counters.ts': [1, ofClient],
  'contract/src/fields/field-shapes.ts': [3, byField],
  'server/src/platform/database/queries/field-columns.ts': [2, byField],
  'web/src/ui/forms/field-values.ts': [4, byField],
  'web/src/ui/forms/use-server-form.ts': [1, 'one field of a form whose fields are not known here'],
  'web/src/areas/drafts/use-form-draft.ts': [
    1,
    'its file, of a form whose fields are not known here',
  ],
  'web/src/platform/drafts/field-texts.ts': [1, 'each value is read as the sample of its name'],
  'web/src/platform/router/address-state.ts': [2, 'each key of the defaults, which have the type'],
  'web/src/platform/data/calls.ts': [1, 'the options of a call that may have none'],
  'web/src/platform/offline/waiting-calls.ts': [1, 'the options of any of these calls'],
  'web/src/worker/worker.ts': [1, ofLibrary],
  'server/src/app.ts': [2, ofLibrary],
  'server/src/platform/database/database.ts': [1, ofLibrary],
};

/** Where the bracket that opens before this place closes. */
const closing = (text: string, from: number): number => {
  let depth = 1;
  let at = from;
  for (; at < text.length && depth > 0; at += 1)
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
  return at;
};

const isProduct = (file: string): boolean =>
  /^(?:domain|matching|contract|server|web)\/src\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/testing\/|^server\/src\/walks\//.test(file);

/** Whose casts are more or fewer than are meant. */
export const hidingCasts = (file: string, text: string): string[] => {
  if (!isProduct(file)) return [];
  const entries = [...text.matchAll(/Object\.fromEntries\(/g)].filter((found) =>
    /^\s*as (?!Partial<|never\b|unknown\b)/.test(
      text.slice(closing(text, found.index + found[0].length)),
    ),
  );
  const count = entries.length + [...text.matchAll(openly)].length;
  const [expected] = meant[file] ?? [0];
  return count === expected
    ? []
    : [`${file}: ${count} casts that can hide a field, ${expected} meant; recordOf makes records`];
};
