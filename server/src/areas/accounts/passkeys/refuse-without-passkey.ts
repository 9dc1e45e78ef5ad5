import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import type { Queries } from '../../../platform/database/database.ts';
import type { Member } from '../account-queries.ts';
import { findPasskeys } from './passkey-queries.ts';

/**
 * Where the centre asks its staff for more than a password, and a passkey is what somebody has: fails, so that whoever stole the
 * password sets up no second factor of their own.
 */
export const refuseWithoutPasskey = async (
  db: Queries,
  { id, kind }: Pick<Member, 'id' | 'kind'>,
): Promise<void> => {
  if (!isStaff(kind)) return;
  const { staff_second_factor: isAsked } = await db
    .selectFrom('centre_settings')
    .select('staff_second_factor')
    .executeTakeFirstOrThrow();
  if (isAsked && (await findPasskeys(db, id)).length > 0) throw new Failure('passkey_needed');
};
