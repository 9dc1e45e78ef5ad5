import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import type { Replaced, Values } from '@tandem/domain/invitations/import/replaced';
import { sql, type NotNull } from 'kysely';
import type { Writes } from '../../../../platform/database/database.ts';

/** Whom an import completed, and of whom nothing was put back yet. */
export const findCompleted = async (
  tx: Writes,
  importId: number,
  limit: number,
): Promise<number[]> => {
  const rows = await tx
    .selectFrom('import_rows')
    .select('account_id')
    .distinct()
    .where('import_id', '=', importId)
    .where('replaced', 'is not', null)
    .where('account_id', 'is not', null)
    .$narrowType<{ account_id: NotNull }>()
    .orderBy('account_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.account_id);
};

/** What imports that are not taken back have told of people, the last first. */
export const findReplaced = (tx: Writes, accountIds: readonly number[]) =>
  tx
    .selectFrom('import_rows')
    .select(['import_id', 'position', 'account_id', 'replaced', 'replaced_at', 'note_ids'])
    .where((e) => e('account_id', '=', e.fn.any(e.val([...accountIds]))))
    .where('replaced', 'is not', null)
    .$narrowType<{ account_id: NotNull; replaced: Replaced }>()
    .orderBy('replaced_at', 'desc')
    .orderBy('import_id', 'desc')
    .orderBy('position', 'desc')
    .execute();

export type ReplacedRow = Awaited<ReturnType<typeof findReplaced>>[number];

type Place = Pick<ReplacedRow, 'import_id' | 'position'>;

/** What an earlier import found, which is taken back. */
export const noteHanded = async (
  tx: Writes,
  { import_id: id, position }: Place,
  replaced: Replaced,
): Promise<void> => {
  await tx
    .updateTable('import_rows')
    .set({ replaced: JSON.stringify(replaced) })
    .where('import_id', '=', id)
    .where('position', '=', position)
    .execute();
};

const withReason = (reason: string) => sql<never>`details || ${JSON.stringify({ reason })}::jsonb`;

/** `reason`: why not all is as before; null where all is. */
export const noteUndone = async (
  tx: Writes,
  rows: readonly Place[],
  reason: string | null,
): Promise<void> => {
  for (const { import_id: id, position } of rows)
    await tx
      .updateTable('import_rows')
      .set({
        replaced: null,
        note_ids: [],
        ...(reason === null ? { outcome: 'restored' as const } : { details: withReason(reason) }),
      })
      .where('import_id', '=', id)
      .where('position', '=', position)
      .execute();
};

/** Of what an older version wrote over nothing is known. */
export const noteOlder = async (tx: Writes, importId: number): Promise<void> => {
  await tx
    .updateTable('import_rows')
    .set({ details: withReason('Import d’avant une mise à jour\u00a0: rien n’a été remis') })
    .where('import_id', '=', importId)
    .where('outcome', '=', 'updated')
    .where('replaced_at', 'is', null)
    .execute();
};

const ofAccount: ReadonlySet<string> = new Set([
  'first_name',
  'last_name',
  'referent_id',
  'source',
]);

const write = async (
  tx: Writes,
  [table, key]: readonly [table: string, key: string],
  accountId: number,
  values: readonly [string, unknown][],
): Promise<void> => {
  if (values.length === 0) return;
  const set = values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)}
    where ${sql.ref(key)} = ${accountId}`.execute(tx);
};

/** What was there before an import, of one account. */
export const writeBack = async (
  tx: Writes,
  kind: ImportKind,
  accountId: number,
  values: Values,
): Promise<void> => {
  const all = Object.entries(values);
  const record = kind === 'candidates' ? 'applicants' : 'companies';
  await write(
    tx,
    ['accounts', 'id'],
    accountId,
    all.filter(([one]) => ofAccount.has(one)),
  );
  await write(
    tx,
    [record, 'account_id'],
    accountId,
    all.filter(([one]) => !ofAccount.has(one)),
  );
};

/** A note stays once somebody has written in it. */
export const removeNotes = async (
  tx: Writes,
  ids: readonly number[],
): Promise<{ removed: number; left: number }> => {
  if (ids.length === 0) return { removed: 0, left: 0 };
  const removed = await tx
    .deleteFrom('notes')
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .whereRef('changed_at', '=', 'created_at')
    .returning('id')
    .execute();
  const left = await tx
    .selectFrom('notes')
    .select('id')
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .execute();
  return { removed: removed.length, left: left.length };
};
