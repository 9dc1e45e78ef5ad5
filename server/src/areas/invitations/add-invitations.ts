import { emailKey } from '@tandem/domain/accounts/email';
import type { Writes } from '../../platform/database/database.ts';

export interface Invitee {
  email: string;
  firstName: string;
  lastName: string;
  token: string;
}

/**
 * Adds an invited account and its invitation for every address that no account has yet; addresses are compared without
 * regard to case. Answers the ids of the new accounts by the key of their address.
 */
export const addInvitedAccounts = async (
  tx: Writes,
  kind: 'applicant' | 'company',
  invitees: readonly Invitee[],
  dates: { at: Date; expiresAt: Date },
): Promise<Map<string, number>> => {
  if (invitees.length === 0) return new Map();
  const byKey = new Map(invitees.toReversed().map((invitee) => [emailKey(invitee.email), invitee]));
  const added = await tx
    .insertInto('accounts')
    .values(
      [...byKey].map(([key, invitee]) => ({
        kind,
        email: invitee.email,
        email_key: key,
        first_name: invitee.firstName,
        last_name: invitee.lastName,
        created_at: dates.at,
      })),
    )
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'email_key'])
    .execute();
  const ids = new Map(added.map((row) => [row.email_key, row.id]));
  if (added.length === 0) return ids;
  await tx
    .insertInto('invitations')
    .values(
      added.map((row) => ({
        account_id: row.id,
        token: byKey.get(row.email_key)?.token ?? '',
        expires_at: dates.expiresAt,
      })),
    )
    .execute();
  return ids;
};
