import type { Received } from '@tandem/contract';
import { sightOf } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import {
  exportRowsMax,
  keptExportHours,
  mostExports,
  type OrderedList,
} from '@tandem/domain/exports/export-state';
import type { SignedInActor } from '../../platform/http/call.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { countAuditLines } from '../audit/index.ts';
import type { Handler } from '../handler.ts';
import { askedMatches, countMatches } from '../matches/index.ts';
import type { Services } from '../services.ts';
import { addExport, findExport, findExportsOf } from './export-queries.ts';
import { exportRecord } from './export-record.ts';

const hourMs = 3_600_000;

type Order = Received<'POST /exports/journal/' | 'POST /exports/matches/'>['body'];

const order = (
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  actor: SignedInActor,
  { list, body, total }: { list: OrderedList; body: Order; total: number },
) =>
  db.transaction(async (tx) => {
    const at = now();
    const added = await addExport(tx, {
      key: body.key,
      account_id: actor.accountId,
      list,
      query: JSON.stringify(body.query),
      columns: body.columns,
      format: body.format,
      sight: sightOf(actor)?.slice() ?? null,
      total: Math.min(total, exportRowsMax),
      created_at: at,
      expires_at: new Date(at.getTime() + keptExportHours * hourMs),
    });
    const { id, isNew } = orNotFound(added);
    if (isNew && (await findExportsOf(tx, actor.accountId, at)).length > mostExports)
      throw new Failure('invalid_input', {
        fields: { key: `Au plus ${mostExports} exports gardés\u202f: supprimez-en un d’abord.` },
      });
    if (isNew) await jobs.add(tx, 'make-export', [{ exportId: id }]);
    return exportRecord(orNotFound(await findExport(tx, id)));
  });

export const orderAuditLogExport: Handler<'POST /exports/journal/', 'db' | 'jobs' | 'now'> = async (
  services,
  { actor, body, auditLog },
) => {
  await auditLog.sawList('journal');
  const total = await countAuditLines(services.db.read, body.query);
  // What is written from now on, such as this very order, is not for this file.
  const until = body.query.until ?? services.now().toISOString();
  return order(services, actor, {
    list: 'journal',
    body: { ...body, query: { ...body.query, until } },
    total,
  });
};

export const orderMatchExport: Handler<
  'POST /exports/matches/',
  'db' | 'jobs' | 'now' | 'places' | 'version'
> = async (services, { actor, body, auditLog }) => {
  const { read } = services.db;
  const total = await countMatches(read, await askedMatches(services, body.query, sightOf(actor)));
  await auditLog.sawList('matches', total);
  return order(services, actor, { list: 'matches', body, total });
};
