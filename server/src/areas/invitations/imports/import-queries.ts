import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';

const imports = (db: Queries) =>
  db
    .selectFrom('imports')
    .leftJoin('accounts', 'accounts.id', 'imports.created_by')
    .selectAll('imports')
    .select((e) => [
      sql<
        string | null
      >`nullif(trim(${e.ref('accounts.first_name')} || ' ' || ${e.ref('accounts.last_name')}), '')`.as(
        'author',
      ),
      'accounts.email as author_email',
    ]);

export type FoundImport = Awaited<
  ReturnType<ReturnType<typeof imports>['executeTakeFirstOrThrow']>
>;

/** `by`: of this account alone. */
export const findImport = (
  db: Queries,
  id: number,
  by: number | null = null,
): Promise<FoundImport | undefined> =>
  imports(db)
    .where('imports.id', '=', id)
    .$if(by !== null, (rows) => rows.where('imports.created_by', '=', by))
    .executeTakeFirst();

export const findImportByKey = (
  db: Queries,
  key: string,
  by: number,
): Promise<FoundImport | undefined> =>
  imports(db)
    .where('imports.key', '=', key)
    .where('imports.created_by', '=', by)
    .executeTakeFirst();

export const lockImport = (tx: Writes, id: number) =>
  tx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findImports = (
  db: Queries,
  { limit, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
  by: number | null,
): Promise<FoundImport[]> =>
  imports(db)
    .where('imports.state', '!=', 'receiving')
    .$if(by !== null, (rows) => rows.where('imports.created_by', '=', by))
    .orderBy('imports.created_at', 'desc')
    .orderBy('imports.id', 'desc')
    .$if(limit !== undefined, (q) => q.limit(limit ?? 0))
    .offset(offset)
    .execute();

export const countImports = async (db: Queries, by: number | null): Promise<number> => {
  const { count } = await db
    .selectFrom('imports')
    .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('count'))
    .where('state', '!=', 'receiving')
    .$if(by !== null, (rows) => rows.where('created_by', '=', by))
    .executeTakeFirstOrThrow();
  return count;
};

export interface Sent {
  import_id: number;
  sent: number;
  refused: number;
  registered: number;
}

/** How the invitations of those whom imports added went. */
export const countSent = async (
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, Sent>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('import_rows')
    .innerJoin('accounts', 'accounts.id', 'import_rows.account_id')
    .innerJoin('invitations', 'invitations.account_id', 'import_rows.account_id')
    .select((e) => [
      'import_rows.import_id',
      sql<number>`count(*) filter (where ${e.ref('invitations.email_sent_count')} > 0)::integer`.as(
        'sent',
      ),
      sql<number>`count(*) filter (where ${e.ref('invitations.email_error')} is not null)::integer`.as(
        'refused',
      ),
      sql<number>`count(*) filter (where ${e.ref('accounts.registered_at')} is not null)::integer`.as(
        'registered',
      ),
    ])
    .where('import_rows.outcome', '=', 'added')
    .where((e) => e('import_rows.import_id', '=', e.fn.any(e.val([...ids]))))
    .groupBy('import_rows.import_id')
    .execute();
  return new Map(rows.map((row) => [row.import_id, row]));
};

/** Of whom imports can put back what they replaced. */
export const countRestorable = async (
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('import_rows')
    .select((e) => ['import_id', e.cast<number>(e.fn.countAll(), 'integer').as('count')])
    .where((e) => e('import_id', '=', e.fn.any(e.val([...ids]))))
    .where('replaced', 'is not', null)
    .groupBy('import_id')
    .execute();
  return new Map(rows.map((row) => [row.import_id, row.count]));
};

/** Rows that nobody has dealt with yet, in the order of the file. */
export const findWaiting = (tx: Writes, importId: number, limit: number) =>
  tx
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', importId)
    .where('outcome', '=', 'waiting')
    .orderBy('position')
    .limit(limit)
    .execute();

/**
 * Accounts that an import added and that nobody has registered, locked: who registers at the same instant keeps theirs. Whoever has
 * no address is taken back as long as nobody has filled in their sheet.
 */
export const lockWithdrawable = (tx: Writes, importId: number, limit: number) =>
  tx
    .selectFrom('import_rows')
    .innerJoin('accounts', 'accounts.id', 'import_rows.account_id')
    .leftJoin('applicants', 'applicants.account_id', 'accounts.id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select('accounts.id')
    .where('import_rows.import_id', '=', importId)
    .where('import_rows.outcome', '=', 'added')
    .where((e) =>
      e.or([
        e('accounts.registered_at', 'is', null),
        e.and([
          e('accounts.email', 'is', null),
          e('applicants.page_done_at', 'is', null),
          e('companies.page_done_at', 'is', null),
        ]),
      ]),
    )
    .orderBy('accounts.id')
    .limit(limit)
    .forUpdate('accounts')
    .execute();

export const findImportRows = (
  db: Queries,
  importId: number,
  { limit, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
) =>
  db
    .selectFrom('import_rows')
    .leftJoin('accounts', 'accounts.id', 'import_rows.account_id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .leftJoin('invitations', 'invitations.account_id', 'accounts.id')
    .select([
      'import_rows.line',
      'import_rows.outcome',
      'import_rows.details',
      'accounts.email',
      'accounts.first_name',
      'accounts.last_name',
      'accounts.registered_at',
      'companies.name as company',
      'invitations.email_sent_count',
      'invitations.email_error',
    ])
    .where('import_rows.import_id', '=', importId)
    .orderBy('import_rows.position')
    .$if(limit !== undefined, (q) => q.limit(limit ?? 0))
    .offset(offset)
    .execute();

export const countImportRows = async (db: Queries, importId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('import_rows')
    .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Imports that were never finished, and those that are no longer looked at. */
export const deleteOldImports = async (
  tx: Writes,
  { unfinished, all }: { unfinished: Date; all: Date },
): Promise<void> => {
  await tx
    .deleteFrom('imports')
    .where((e) =>
      e.or([
        e.and([e('state', '=', 'receiving'), e('created_at', '<', unfinished)]),
        e('created_at', '<', all),
      ]),
    )
    .execute();
};
