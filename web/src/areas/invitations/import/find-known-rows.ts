import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import { api } from '../../../platform/api/client.ts';
import type { CheckedRow } from '../../../platform/spreadsheet/check-rows.ts';
import type { KnownRow } from './preview/row-state.ts';

const atOnce = 2000;

/** Whom a row tells of, in a line. */
export const nameOf = (kind: ImportKind, { values }: CheckedRow): string =>
  kind === 'companies' ? values.name : `${values.first_name} ${values.last_name}`.trim();

/** Who of these rows is there already, by the key of the row. */
export const findKnownRows = async (
  kind: ImportKind,
  rows: readonly CheckedRow[],
): Promise<Map<number, KnownRow>> => {
  const found = new Map<number, KnownRow>();
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const { known } = await api('POST /imports/check/', {
      body: {
        kind,
        rows: some.map((row) => ({
          email: row.values.email,
          name: nameOf(kind, row).slice(0, 300),
          phone: row.values.phone.slice(0, 60),
          town: row.values.town.slice(0, 200),
          siret: row.values.siret.slice(0, 20),
        })),
      },
      timeout: 30_000,
    });
    for (const { index, ...one } of known) {
      const key = some[index]?.key;
      if (key !== undefined) found.set(key, one);
    }
  }
  return found;
};
