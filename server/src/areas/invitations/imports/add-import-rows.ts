import type { Received } from '@tandem/contract';
import { Failure } from '@tandem/domain/errors';
import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import type { Insertable } from 'kysely';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Writes } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';
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

/**
 * What is sent again, after a hand-over that stopped, stands as it was sent last: a row may have been left out meanwhile, or not any
 * more. Answers how many wait.
 */
const putRows = async (
  tx: Writes,
  id: number,
  rows: readonly (Pick<Insertable<Tables['import_rows']>, 'position' | 'line' | 'if_known'> & {
    outcome: 'waiting' | 'left_out';
    details: Readonly<Record<string, unknown>>;
  })[],
): Promise<number> => {
  if (rows.length > 0)
    await tx
      .insertInto('import_rows')
      .values(
        [...new Map(rows.map((row) => [row.position, row])).values()].map((row) => ({
          ...row,
          import_id: id,
          details: JSON.stringify(row.details),
          account_id: null,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['import_id', 'position']).doUpdateSet((e) => ({
          line: e.ref('excluded.line'),
          outcome: e.ref('excluded.outcome'),
          if_known: e.ref('excluded.if_known'),
          details: e.ref('excluded.details'),
        })),
      )
      .execute();
  const waiting = await countRows(tx, id, 'waiting');
  await tx.updateTable('imports').set({ rows: waiting }).where('id', '=', id).execute();
  return waiting;
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
    const waiting = await putRows(
      tx,
      id,
      rows.map(({ position, line, if_known, ...details }) => ({
        position,
        line,
        if_known,
        details,
        outcome: 'waiting',
      })),
    );
    return { rows: waiting };
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
    await putRows(
      tx,
      id,
      body.map((row) => ({
        position: row.position,
        line: row.line,
        outcome: 'left_out',
        if_known: 'skip',
        details: keptOf(row),
      })),
    );
    return { rows: await countRows(tx, id, 'left_out') };
  });
