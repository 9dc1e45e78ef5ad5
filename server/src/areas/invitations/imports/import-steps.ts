import { importMoves, type ImportMove } from '@tandem/domain/invitations/import/import-state';
import type { Role } from '@tandem/domain/accounts/roles';
import type { Selectable } from 'kysely';
import { addAuditLogLines } from '../../../platform/audit-log/audit-queries.ts';
import type { Writes } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';

export type Import = Selectable<Tables['imports']>;

interface Who {
  by: number | null;
  role: Role;
}

export const importer = ({ created_by: by, actor_role: role }: Import): Who => ({ by, role });

/** Who took it back, where that is noted. */
export const withdrawer = (found: Import): Who =>
  found.withdrawn_role === null
    ? importer(found)
    : { by: found.withdrawn_by, role: found.withdrawn_role };

/** What a step of an import did to these people. */
export const tellAuditLog = (
  tx: Writes,
  { id }: Import,
  { by, role }: Who,
  deed:
    | 'invite'
    | 'import_person'
    | 'complete_person'
    | 'add_person'
    | 'withdraw_invitation'
    | 'undo_import',
  at: Date,
  accountIds: readonly number[],
): Promise<void> =>
  addAuditLogLines(
    tx,
    accountIds.map((accountId) => ({
      at,
      deed,
      actor_id: by,
      actor_role: role,
      request_id: `import-${id}`,
      account_id: accountId,
    })),
  );

export const moveTo = async (tx: Writes, { id }: Import, move: ImportMove): Promise<void> => {
  await tx
    .updateTable('imports')
    .set({ state: importMoves[move].to })
    .where('id', '=', id)
    .execute();
};
