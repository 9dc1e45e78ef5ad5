import type { AuditAction } from '@tandem/domain/audit/audit-log';
import { tableExists } from '../platform/database/catalog.ts';
import type { Queries } from '../platform/database/database.ts';
import { isDiskFull, isReadOnly } from '../platform/database/disk-fault.ts';
import { addAuditLogLines } from '../platform/audit-log/audit-queries.ts';

/**
 * Tells the journal what a command did with everybody's data; a schema from before the journal has none. A disk on which
 * nothing can be written keeps nobody from saving what is on it.
 */
export const noteCommand = async (
  db: Queries,
  auditAction: Extract<AuditAction, 'back_up' | 'restore_backup' | 'rotate_key'>,
  at: Date,
): Promise<void> => {
  if (!(await tableExists(db, 'journal'))) return;
  const line = {
    at,
    deed: auditAction,
    actor_id: null,
    actor_role: 'command',
    request_id: auditAction,
  } as const;
  try {
    await addAuditLogLines(db, [line]);
  } catch (error) {
    if (!isDiskFull(error) && !isReadOnly(error)) throw error;
  }
};
