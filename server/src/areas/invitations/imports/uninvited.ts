import type { NotNull } from 'kysely';
import type { Writes } from '../../../platform/database/database.ts';
import { isLinkUnsent } from '../invite-anew.ts';

/** Those whom an import added, or whose link it ended, whose invitation has not been handed over. */
export const findUninvited = (tx: Writes, importId: number, limit: number) =>
  tx
    .selectFrom('import_rows')
    .innerJoin('accounts', 'accounts.id', 'import_rows.account_id')
    .innerJoin('invitations', 'invitations.account_id', 'accounts.id')
    .leftJoin('applicants', 'applicants.account_id', 'accounts.id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select((e) => [
      'import_rows.position',
      'accounts.id as accountId',
      'accounts.email',
      'accounts.registered_at as registeredAt',
      e.fn.coalesce('companies.name', 'accounts.first_name').as('name'),
      'applicants.phone',
      'invitations.token',
    ])
    .where('import_rows.import_id', '=', importId)
    .where('import_rows.invited', '=', false)
    .where((e) =>
      e.or([
        e('import_rows.outcome', '=', 'added'),
        e.and([
          e('import_rows.outcome', '=', 'updated'),
          e('accounts.registered_at', 'is', null),
          e('invitations.invited_anew_at', '>=', e.ref('import_rows.replaced_at')),
          isLinkUnsent(e),
        ]),
      ]),
    )
    .orderBy('import_rows.position')
    .limit(limit)
    .$narrowType<{ email: NotNull }>()
    .execute();

export const noteInvited = async (
  tx: Writes,
  importId: number,
  positions: readonly number[],
): Promise<void> => {
  await tx
    .updateTable('import_rows')
    .set({ invited: true })
    .where('import_id', '=', importId)
    .where((e) => e('position', '=', e.fn.any(e.val([...positions]))))
    .execute();
};
