import { colleagueNamed } from '@tandem/domain/invitations/import/cells/named-colleague';
import { sectorsNamed } from '@tandem/domain/invitations/import/cells/named-sectors';
import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import { noteMaxLength } from '@tandem/domain/notes/note';
import { sql } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import { addNote } from '../../notes/index.ts';
import type { Applied } from './apply-rows.ts';
import { textOf, type RowDetails } from './row-details.ts';

type Colleague = { id: number; name: string; email: string | null };

const findColleagues = async (tx: Writes): Promise<Colleague[]> => {
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('kind', 'in', ['staff', 'superuser'])
    .execute();
  return rows.map(({ id, email, first_name: first, last_name: last }) => ({
    id,
    email,
    name: `${first} ${last}`,
  }));
};

/** Whoever has a referent already keeps theirs. */
const giveReferent = async (tx: Writes, accountId: number, referentId: number): Promise<void> => {
  await tx
    .updateTable('accounts')
    .set({ referent_id: referentId })
    .where('id', '=', accountId)
    .where('referent_id', 'is', null)
    .execute();
};

/** What a company has chosen itself stays. */
const giveSectors = async (
  tx: Writes,
  accountId: number,
  ids: readonly number[],
): Promise<void> => {
  await tx
    .updateTable('companies')
    .set({ sector_ids: [...ids] })
    .where('account_id', '=', accountId)
    .where('sector_ids', '=', sql<number[]>`'{}'`)
    .execute();
};

const line = (label: string, text: string): string =>
  text === '' ? '' : `${label}\u00a0: ${text}`;

interface Told {
  accountId: number;
  details: RowDetails;
}

/** Answers what of a row stands in no field. */
const keepOfCandidate = async (
  tx: Writes,
  { accountId, details }: Told,
  colleagues: readonly Colleague[],
): Promise<string[]> => {
  const referent = textOf(details, 'referent');
  const found = colleagueNamed(referent, colleagues);
  if (found) await giveReferent(tx, accountId, found.id);
  return [
    textOf(details, 'note'),
    line('Source', textOf(details, 'source')),
    line('Référent', found ? '' : referent),
  ];
};

const keepOfCompany = async (tx: Writes, { accountId, details }: Told): Promise<string[]> => {
  const sectors = textOf(details, 'sectors');
  const { ids, isAll } = sectorsNamed(sectors);
  if (ids.length > 0) await giveSectors(tx, accountId, ids);
  return [
    textOf(details, 'note'),
    line('SIRET', textOf(details, 'siret')),
    line('Secteurs', isAll ? '' : sectors),
  ];
};

/**
 * What a list tells of people beside what begins their sheets: who looks after them, a company's sectors; and as a note on their
 * page whatever has no field: remarks, where they come from, a SIRET, names that are not known here. The same list once more notes
 * nothing twice.
 */
export const keepRemarks = async (
  tx: Writes,
  { kind, created_by: by }: { kind: ImportKind; created_by: number | null },
  applied: readonly Applied[],
  at: Date,
): Promise<void> => {
  const told = applied.flatMap(({ row: { details }, accountId, outcome }) =>
    accountId === null || outcome === 'skipped' ? [] : [{ accountId, details }],
  );
  const isNamed = told.some(({ details }) => textOf(details, 'referent') !== '');
  const colleagues = kind === 'candidates' && isNamed ? await findColleagues(tx) : [];
  const noted = await tx
    .selectFrom('notes')
    .select(['account_id', 'text'])
    .where((e) => e('account_id', '=', e.fn.any(e.val(told.map(({ accountId }) => accountId)))))
    .execute();
  const known = new Set(noted.map(({ account_id: id, text }) => `${id}|${text}`));
  for (const one of told) {
    const lines =
      kind === 'candidates'
        ? await keepOfCandidate(tx, one, colleagues)
        : await keepOfCompany(tx, one);
    const text = lines
      .filter((some) => some !== '')
      .join('\n')
      .slice(0, noteMaxLength);
    if (text === '' || known.has(`${one.accountId}|${text}`)) continue;
    known.add(`${one.accountId}|${text}`);
    await addNote(tx, {
      account_id: one.accountId,
      offer_id: null,
      applicant_id: null,
      kind: 'note',
      text,
      author_id: by,
      owner_id: null,
      due_on: null,
      created_at: at,
    });
  }
};
