import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import {
  keptReason,
  putBack,
  replacedBy,
  type Replaceable,
  type Replaced,
  type Values,
} from '@tandem/domain/invitations/import/replaced';
import { sql } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import type { WaitingRow } from './apply-rows.ts';

/** What an import may write of people, by account; locked, so that nobody writes it meanwhile. */
const lockValues = async (
  tx: Writes,
  kind: ImportKind,
  accountIds: readonly number[],
): Promise<Map<number, Values & { registered_at: Date | null }>> => {
  const people = tx
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.registered_at', 'accounts.referent_id', 'accounts.source'])
    .where((e) => e('accounts.id', '=', e.fn.any(e.val([...accountIds]))))
    .orderBy('accounts.id');
  const rows =
    kind === 'candidates'
      ? await people
          .innerJoin('applicants', 'applicants.account_id', 'accounts.id')
          .select([
            'accounts.first_name',
            'accounts.last_name',
            'applicants.phone',
            'applicants.city',
            'applicants.formation_id',
            'applicants.session_id',
          ])
          .forUpdate(['accounts', 'applicants'])
          .execute()
      : await people
          .innerJoin('companies', 'companies.account_id', 'accounts.id')
          .select([
            'companies.name',
            'companies.city',
            'companies.zip_code',
            'companies.siret',
            'companies.contact_name',
            'companies.contact_role',
            'companies.contact_phone',
            'companies.sector_ids',
          ])
          .forUpdate(['accounts', 'companies'])
          .execute();
  return new Map(rows.map(({ id, ...values }) => [id, values]));
};

/** Does `work` and answers what it replaced of these people, by account. */
export const noteReplaced = async <Done>(
  tx: Writes,
  kind: ImportKind,
  accountIds: readonly number[],
  work: () => Promise<Done>,
): Promise<{ done: Done; replaced: Map<number, Replaced> }> => {
  const before = await lockValues(tx, kind, accountIds);
  const done = await work();
  const after = await lockValues(tx, kind, accountIds);
  const replaced = new Map<number, Replaced>();
  for (const [id, values] of before) {
    const changed = replacedBy(values, after.get(id) ?? {});
    if (changed) replaced.set(id, changed);
  }
  return { done, replaced };
};

const ofAccount: ReadonlySet<string> = new Set([
  'first_name',
  'last_name',
  'referent_id',
  'source',
]);

const named: Partial<Record<Replaceable, string>> = {
  referent_id: 'accounts',
  formation_id: 'formations',
  session_id: 'sessions',
};

/** What a number meant may be gone by now. */
const valueOf = (column: Replaceable, value: unknown) => {
  const table = named[column];
  return table === undefined
    ? sql`${value}`
    : sql`(select id from ${sql.table(table)} where id = ${value}::int)`;
};

const write = async (
  tx: Writes,
  [table, key]: readonly [table: string, key: string],
  accountId: number,
  values: readonly [Replaceable, unknown][],
): Promise<void> => {
  if (values.length === 0) return;
  const set = values.map(([column, value]) => sql`${sql.ref(column)} = ${valueOf(column, value)}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)}
    where ${sql.ref(key)} = ${accountId}`.execute(tx);
};

type Row = Pick<WaitingRow, 'import_id' | 'position' | 'account_id' | 'replaced' | 'note_id'>;

/** A note stays once somebody has written in it. */
const removeNote = async (tx: Writes, noteId: number | null): Promise<void> => {
  if (noteId === null) return;
  await tx
    .deleteFrom('notes')
    .where('id', '=', noteId)
    .whereRef('changed_at', '=', 'created_at')
    .execute();
};

const undo = async (
  tx: Writes,
  kind: ImportKind,
  row: Row,
  now: Values & { registered_at: Date | null },
  since: Date,
): Promise<boolean> => {
  const { values, kept } = putBack(row.replaced ?? {}, now);
  const cameSince = now.registered_at !== null && now.registered_at > since;
  const isWhole = kept.length === 0 && !cameSince;
  const reason = cameSince ? 'Inscrit depuis\u00a0: rien n’a été remis' : keptReason(kept);
  if (!cameSince && row.account_id !== null) {
    const told = Object.entries(values) as [Replaceable, unknown][];
    const isOfAccount = ([column]: [Replaceable, unknown]) => ofAccount.has(column);
    await write(tx, ['accounts', 'id'], row.account_id, told.filter(isOfAccount));
    await write(
      tx,
      [kind === 'candidates' ? 'applicants' : 'companies', 'account_id'],
      row.account_id,
      told.filter((one) => !isOfAccount(one)),
    );
    await removeNote(tx, row.note_id);
  }
  await tx
    .updateTable('import_rows')
    .set({
      replaced: null,
      note_id: null,
      ...(isWhole
        ? { outcome: 'restored' as const }
        : { details: sql<never>`details || ${JSON.stringify({ reason })}::jsonb` }),
    })
    .where('import_id', '=', row.import_id)
    .where('position', '=', row.position)
    .execute();
  return isWhole;
};

/**
 * Puts back what an import replaced, of some people, the last row first, as a later one may have written over an earlier one: where
 * nobody has written since, and of nobody who has registered since, who has seen it. Answers whom it looked at, and of whom all is as
 * before.
 */
export const undoSome = async (
  tx: Writes,
  { id, kind, created_at: since }: { id: number; kind: ImportKind; created_at: Date },
  limit: number,
): Promise<{ looked: number; restored: number[] }> => {
  const rows = await tx
    .selectFrom('import_rows')
    .select(['import_id', 'position', 'account_id', 'replaced', 'note_id'])
    .where('import_id', '=', id)
    .where('outcome', '=', 'updated')
    .where('replaced', 'is not', null)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  const restored: number[] = [];
  for (const row of rows) {
    const accountId = row.account_id ?? 0;
    // Read anew for each: two rows may be of one person.
    const now = (await lockValues(tx, kind, [accountId])).get(accountId);
    if (now && (await undo(tx, kind, row, now, since))) restored.push(accountId);
  }
  return { looked: rows.length, restored };
};
