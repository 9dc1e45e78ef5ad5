import type { NotNull } from 'kysely';
import type { Writes } from '../../platform/database/database.ts';
import { emailKey } from '@tandem/domain/accounts/email';

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
    .$narrowType<{ email_key: NotNull }>()
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

/** Adds the candidate records of accounts that were just added. */
export const addCandidates = async (
  tx: Writes,
  rows: readonly { accountId: number; phone: string | null }[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insertInto('applicants')
    .values(rows.map(({ accountId, phone }) => ({ account_id: accountId, phone })))
    .execute();
};

/** Adds the company records of accounts that were just added. */
export const addCompanies = async (
  tx: Writes,
  rows: readonly {
    accountId: number;
    name: string;
    contactName?: string | null;
    contactRole?: string | null;
    phone?: string | null;
  }[],
): Promise<void> => {
  if (rows.length === 0) return;
  await tx
    .insertInto('companies')
    .values(
      rows.map(({ accountId, name, contactName = null, contactRole = null, phone = null }) => ({
        account_id: accountId,
        name,
        contact_name: contactName,
        contact_role: contactRole,
        contact_phone: phone,
      })),
    )
    .execute();
};
