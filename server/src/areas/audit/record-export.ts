import type { AuditLogList } from '@tandem/domain/audit/audit-log';
import type { Handler } from '../handler.ts';
import type { Whose } from '../../platform/audit-log/call-audit-log.ts';

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

/** Files are made in the browser, of what it has read: it makes none before this has been answered. */
export const recordExport: Handler<'POST /journal/exports/'> = async (_, { body, auditLog }) => {
  const { list } = body;
  const ids = [...new Set(body.ids)];
  const whose = whoseIds[list];
  await auditLog.exported(list, ids.length, whose ? { [whose]: ids } : {});
  return undefined;
};
