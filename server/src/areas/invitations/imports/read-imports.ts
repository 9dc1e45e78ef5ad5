import { sightOf, type Actor } from '@tandem/domain/accounts/access';
import type { Handler } from '../../handler.ts';
import { listOf } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import {
  countImportRows,
  countImports,
  findImport,
  findImportRows,
  findImports,
} from './import-queries.ts';
import { importRecord, importRecords } from './import-records.ts';

/** Whoever does not see everybody sees the lists that they brought in themself. */
export const onlyOwn = (actor: Actor): number | null =>
  sightOf(actor) === null ? null : actor.accountId;

export const listImports: Handler<'GET /imports/', 'db'> = async ({ db }, { actor, query }) => {
  const by = onlyOwn(actor);
  const rows = await findImports(db.read, query, by);
  return listOf(await importRecords(db.read, rows), await countImports(db.read, by));
};

export const readImport: Handler<'GET /imports/{id}/', 'db'> = async ({ db }, { actor, params }) =>
  importRecord(db.read, orNotFound(await findImport(db.read, params.id, onlyOwn(actor))));

const textIn = (details: Readonly<Record<string, unknown>>, name: string): string => {
  const value = details[name];
  return typeof value === 'string' ? value : '';
};

export const listImportRows: Handler<'GET /imports/{id}/rows/', 'db'> = async (
  { db },
  { actor, params, query, auditLog },
) => {
  const { kind } = orNotFound(await findImport(db.read, params.id, onlyOwn(actor)));
  const total = await countImportRows(db.read, params.id);
  await auditLog.sawList(kind, total);
  const rows = await findImportRows(db.read, params.id, query);
  const items = rows.map((row) => ({
    line: row.line,
    email: row.email ?? textIn(row.details, 'email'),
    name:
      row.company ??
      (row.first_name === null
        ? textIn(row.details, 'name') ||
          `${textIn(row.details, 'first_name')} ${textIn(row.details, 'last_name')}`.trim()
        : `${row.first_name} ${row.last_name}`.trim()),
    outcome: row.outcome,
    reason: textIn(row.details, 'reason') || null,
    email_sent: (row.email_sent_count ?? 0) > 0,
    email_error: row.email_error,
    registered: row.email !== null && row.registered_at !== null,
  }));
  return listOf(items, total);
};
