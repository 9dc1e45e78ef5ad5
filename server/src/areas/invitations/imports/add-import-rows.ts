import type { Received } from '@tandem/contract';
import { Failure } from '@tandem/domain/errors';
import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { lockImport } from './import-queries.ts';

type LeftOut = Received<'POST /imports/{id}/left-out/'>['body'][number];
type Row =
  | Received<'POST /imports/{id}/candidates/'>['body'][number]
  | Received<'POST /imports/{id}/companies/'>['body'][number];

/** Rows that one import takes. */
const rowsMax = 25_000;

const countRows = async (tx: Writes, id: number, outcome: 'waiting' | 'left_out') => {
  const { count } = await tx
    .selectFrom('import_rows')
    .select((e) => e.cast<number>(e.fn.countAll(), 'integer').as('count'))
    .where('import_id', '=', id)
    .where('outcome', '=', outcome)
    .executeTakeFirstOrThrow();
  return count;
};

/** An import that still takes rows. It is run with what its maker sees. */
const lockOpen = async (tx: Writes, id: number, by: number) => {
  const found = orNotFound(await lockImport(tx, id));
  if (found.created_by !== by) throw new Failure('not_found');
  if (found.state !== 'receiving') throw new Failure('import_closed');
  return found;
};

const addRows = (
  { db }: Pick<Services, 'db'>,
  { kind, id, by }: { kind: ImportKind; id: number; by: number },
  rows: readonly Row[],
): Promise<{ rows: number }> =>
  db.transaction(async (tx) => {
    const found = await lockOpen(tx, id, by);
    if (found.kind !== kind) throw new Failure('not_found');
    if (found.rows + rows.length > rowsMax + 1000) throw new Failure('too_large');
    if (rows.length > 0)
      await tx
        .insertInto('import_rows')
        .values(
          rows.map(({ position, line, if_known, ...details }) => ({
            import_id: id,
            position,
            line,
            if_known,
            details: JSON.stringify(details),
            account_id: null,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const count = await countRows(tx, id, 'waiting');
    await tx.updateTable('imports').set({ rows: count }).where('id', '=', id).execute();
    return { rows: count };
  });

export const addCandidateRows: Handler<'POST /imports/{id}/candidates/', 'db'> = (
  services,
  { actor, params, body },
) => addRows(services, { kind: 'candidates', id: params.id, by: actor.accountId }, body);

export const addCompanyRows: Handler<'POST /imports/{id}/companies/', 'db'> = (
  services,
  { actor, params, body },
) => addRows(services, { kind: 'companies', id: params.id, by: actor.accountId }, body);

/** Of a row that is not imported no more is kept than what names it in the report. */
const keptOf = ({ email, name, reason }: LeftOut) =>
  email === '' ? { name, reason } : { email, reason };

export const addLeftOutRows: Handler<'POST /imports/{id}/left-out/', 'db'> = (
  { db },
  { actor, params: { id }, body },
) =>
  db.transaction(async (tx) => {
    await lockOpen(tx, id, actor.accountId);
    if ((await countRows(tx, id, 'left_out')) + body.length > rowsMax + 1000)
      throw new Failure('too_large');
    if (body.length > 0)
      await tx
        .insertInto('import_rows')
        .values(
          body.map(({ position, line, ...row }) => ({
            import_id: id,
            position,
            line,
            outcome: 'left_out' as const,
            if_known: 'skip' as const,
            details: JSON.stringify(keptOf({ position, line, ...row })),
            account_id: null,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return { rows: await countRows(tx, id, 'left_out') };
  });
