import { companyKey } from '@tandem/domain/invitations/import/cells/company-key';
import { townAndCode, townWithCode } from '@tandem/domain/invitations/import/cells/towns';
import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import { sql } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import { textOf, textOrNull, type RowDetails } from './row-details.ts';
import type { Known } from './find-known.ts';

const numberOf = (details: RowDetails, name: string): number | null => {
  const value = details[name];
  return typeof value === 'number' ? value : null;
};

/** Those that are still there: one may have been deleted since the file was looked at, or brought in. */
export const stillThere = async (
  tx: Writes,
  table: 'accounts' | 'formations' | 'sessions',
  ids: readonly (number | null | undefined)[],
): Promise<ReadonlySet<number>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))];
  if (wanted.length === 0) return new Set();
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where((e) => e('id', '=', e.fn.any(e.val(wanted))))
    .execute();
  return new Set(rows.map(({ id }) => id));
};

const known = (id: number | null, there: ReadonlySet<number>): number | null =>
  id !== null && there.has(id) ? id : null;

interface Added {
  accountId: number;
  details: RowDetails;
}

/** What a file tells begins the sheet, which the person completes. */
export const startSheets = async (
  tx: Writes,
  kind: ImportKind,
  added: readonly Added[],
): Promise<void> => {
  const programmes = await stillThere(
    tx,
    'formations',
    added.map(({ details }) => numberOf(details, 'formation')),
  );
  const sessions = await stillThere(
    tx,
    'sessions',
    added.map(({ details }) => numberOf(details, 'session')),
  );
  for (const { accountId, details } of added) {
    const town = textOf(details, 'town');
    const programme = known(numberOf(details, 'formation'), programmes);
    const session = known(numberOf(details, 'session'), sessions);
    if (town === '' && programme === null && session === null) continue;
    if (kind === 'candidates')
      await tx
        .updateTable('applicants')
        .set({
          formation_id: programme,
          session_id: session,
          ...(town !== '' && { city: townWithCode(town) }),
        })
        .where('account_id', '=', accountId)
        .execute();
    else {
      const { city, zip } = townAndCode(town);
      await tx
        .updateTable('companies')
        .set({ city, ...(zip !== null && { zip_code: zip }) })
        .where('account_id', '=', accountId)
        .execute();
    }
  }
};

const updateCandidate = async (
  tx: Writes,
  { accountId, registered }: Known,
  details: RowDetails,
  [programme, session]: readonly [number | null, number | null],
): Promise<void> => {
  const city = townWithCode(textOf(details, 'town')) || null;
  // Who has registered has written the sheet: only what is empty is filled.
  const put = (column: string, value: string | number | null) =>
    registered
      ? sql<never>`coalesce(${sql.ref(column)}, ${value})`
      : sql<never>`coalesce(${value}, ${sql.ref(column)})`;
  await tx
    .updateTable('applicants')
    .set({
      phone: put('phone', textOrNull(details, 'phone')),
      city: put('city', city),
      ...(!registered && {
        formation_id: put('formation_id', programme),
        session_id: put('session_id', session),
      }),
    })
    .where('account_id', '=', accountId)
    .execute();
  const first = textOrNull(details, 'first_name');
  const last = textOrNull(details, 'last_name');
  if (registered || (first === null && last === null)) return;
  await tx
    .updateTable('accounts')
    .set({
      ...(first !== null && { first_name: first }),
      ...(last !== null && { last_name: last }),
    })
    .where('id', '=', accountId)
    .execute();
};

const updateCompany = async (
  tx: Writes,
  { accountId, by, name: own, registered }: Known,
  details: RowDetails,
): Promise<void> => {
  const { city, zip } = townAndCode(textOf(details, 'town'));
  const name = textOrNull(details, 'name');
  // Whoever is known by their SIRET may be called otherwise by a list: a sign, a trade name.
  const isName = name !== null && (by === 'email' || companyKey(name) === companyKey(own));
  const contact = textOrNull(details, 'contact');
  const role = textOrNull(details, 'contact_role');
  const put = (column: string, value: string | null) =>
    sql<never>`coalesce(${sql.ref(column)}, ${value})`;
  await tx
    .updateTable('companies')
    .set({
      city: put('city', city),
      zip_code: put('zip_code', zip),
      contact_name: put('contact_name', contact),
      // What one does there is not put behind the name of another.
      contact_role: sql<never>`case
        when contact_name is null or lower(contact_name) = lower(${contact})
        then ${put('contact_role', role)} else contact_role end`,
      contact_phone: put('contact_phone', textOrNull(details, 'phone')),
      ...(!registered && isName && { name }),
    })
    .where('account_id', '=', accountId)
    .execute();
};

/** Completes those who are there already with what a file tells. */
export const updateKnown = async (
  tx: Writes,
  kind: ImportKind,
  rows: readonly { known: Known; details: RowDetails }[],
): Promise<void> => {
  const programmes = await stillThere(
    tx,
    'formations',
    rows.map(({ details }) => numberOf(details, 'formation')),
  );
  const sessions = await stillThere(
    tx,
    'sessions',
    rows.map(({ details }) => numberOf(details, 'session')),
  );
  for (const { known: person, details } of rows) {
    if (kind === 'companies') await updateCompany(tx, person, details);
    else
      await updateCandidate(tx, person, details, [
        known(numberOf(details, 'formation'), programmes),
        known(numberOf(details, 'session'), sessions),
      ]);
  }
};
