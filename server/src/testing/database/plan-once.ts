import { furtherNames } from '../../platform/database/further-names.ts';

const names = new Map<string, string>();

/** One statement that reads or writes rows; several at once cannot be prepared, and of others nothing is planned. */
const isPlanned = (text: string): boolean =>
  /^\s*(?:select|with|insert|update|delete)\b[^;]*$/i.test(text);

const nameOf = (text: string): string | undefined => {
  if (!isPlanned(text)) return undefined;
  const name = names.get(text) ?? `tested_${names.size}`;
  names.set(text, name);
  return name;
};

const none = furtherNames.of;

/**
 * Whoever imports this, as all tests on a database do (`vitest.config.ts`), has every statement planned once a connection: on
 * a handful of rows, planning is most of what PostgreSQL does. Nothing else may: `.dependency-cruiser.mjs` lets none but this
 * near it.
 */
furtherNames.of = nameOf;

/** For tests of what the product itself has planned once; answers how all others go on. */
export const planAsTheProduct = (): (() => void) => {
  furtherNames.of = none;
  return () => {
    furtherNames.of = nameOf;
  };
};
