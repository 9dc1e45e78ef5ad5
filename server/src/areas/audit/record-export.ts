import { mayExport, sightOf } from '@tandem/domain/accounts/access';
import type { AuditLogList } from '@tandem/domain/audit/audit-log';
import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Whose } from '../../platform/audit-log/call-audit-log.ts';
import {
  seenCandidates,
  seenCompanies,
  type Sight,
} from '../../platform/database/queries/sight.ts';

const whoseIds: Record<AuditLogList, keyof Whose | null> = {
  candidates: 'applicants',
  matches: 'applicants',
  contracts: 'applicants',
  companies: 'companies',
  managers: 'accounts',
  meetings: 'applicants',
  contract_files: 'applicants',
  needs: null,
  notes: null,
  statistics: null,
  journal: null,
};

/** Whether somebody among them, of those who are still there, is hidden from the reader. */
const isAnyHidden = async (
  db: Queries,
  whose: keyof Whose | null,
  ids: readonly number[],
  sight: Sight,
): Promise<boolean> => {
  if (sight === null || (whose !== 'applicants' && whose !== 'companies')) return false;
  const isSeen = whose === 'applicants' ? seenCandidates(sight) : seenCompanies(sight);
  const hidden = await db
    .selectFrom(whose)
    .select('id')
    .where((e) => e('id', '=', e.fn.any(e.val([...ids]))))
    .where((e) => e.not(isSeen))
    .executeTakeFirst();
  return hidden !== undefined;
};

/**
 * Files are made in the browser, of what it has read: it makes none before this has been answered. Of whom somebody does not
 * see, or no longer, no file is made, and no line says so.
 */
export const recordExport: Handler<'POST /journal/exports/', 'db'> = async (
  { db },
  { actor, body, auditLog },
) => {
  const { list } = body;
  if (!mayExport(actor, list)) throw new Failure('forbidden');
  const ids = [...new Set(body.ids)];
  const whose = whoseIds[list];
  if (await isAnyHidden(db.read, whose, ids, sightOf(actor))) throw new Failure('not_found');
  await auditLog.exported(list, ids.length, whose ? { [whose]: ids } : {});
  return undefined;
};
