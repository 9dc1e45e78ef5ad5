import { invitationExpiry } from '@tandem/domain/accounts/sign-in';
import type { NotNull, Selectable } from 'kysely';
import { lockAccount } from '../accounts/index.ts';
import { seenCandidates, type Sight } from '../../platform/database/queries/sight.ts';
import type { Queries, Writes } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';

export type Invitation = Selectable<Tables['invitations']>;

export interface InvitedAccount {
  accountId: number;
  kind: 'applicant' | 'company';
  email: string;
  /** First name of a candidate, name of a company. */
  name: string;
  phone: string | null;
  token: string;
  /** A candidate's, where a list has told it. */
  programmeId?: number | null;
}

const invitedAccounts = (db: Queries, kind: 'applicant' | 'company') =>
  db
    .selectFrom('invitations')
    .innerJoin('accounts', 'accounts.id', 'invitations.account_id')
    .leftJoin('applicants', 'applicants.account_id', 'accounts.id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select((e) => [
      'accounts.id as accountId',
      'accounts.email',
      e.fn.coalesce('companies.name', 'accounts.first_name').as('name'),
      'applicants.phone',
      'applicants.formation_id as programmeId',
      'invitations.token',
      e.val(kind).as('kind'),
    ])
    .where('accounts.kind', '=', kind)
    .where('accounts.registered_at', 'is', null)
    .$narrowType<{ email: NotNull }>();

/** Every candidate who has been invited and has not registered yet; nobody after `upTo`, where that is given. */
export const findInvitedCandidates = (
  db: Queries,
  sight: Sight,
  upTo: number | undefined,
): Promise<InvitedAccount[]> =>
  invitedAccounts(db, 'applicant')
    .where(seenCandidates(sight))
    .$if(upTo !== undefined, (all) => all.where('applicants.id', '<=', upTo ?? null))
    .orderBy('accounts.id')
    .execute();

/** Those of these accounts who have not registered yet. */
export const findInvitedAmong = (
  db: Queries,
  kind: 'applicant' | 'company',
  accountIds: readonly number[],
): Promise<InvitedAccount[]> =>
  invitedAccounts(db, kind)
    .where((e) => e('accounts.id', '=', e.fn.any(e.val([...accountIds]))))
    .orderBy('accounts.id')
    .execute();

export const findInvitedByToken = (
  db: Queries,
  kind: 'applicant' | 'company',
  token: string,
): Promise<InvitedAccount | undefined> =>
  invitedAccounts(db, kind).where('invitations.token', '=', token).executeTakeFirst();

/** By the id of the candidate record. */
export const findInvitedCandidate = (
  db: Queries,
  candidateId: number,
): Promise<InvitedAccount | undefined> =>
  invitedAccounts(db, 'applicant').where('applicants.id', '=', candidateId).executeTakeFirst();

/** The invitation behind a link, with the account it is for. */
const invitationBehind = (db: Queries, token: string) =>
  db
    .selectFrom('invitations')
    .innerJoin('accounts', 'accounts.id', 'invitations.account_id')
    .select([
      'invitations.account_id',
      'invitations.expires_at',
      'accounts.kind',
      'accounts.email',
      'accounts.registered_at',
      (e) =>
        e
          .selectFrom('applicants')
          .select('formation_id')
          .whereRef('applicants.account_id', '=', 'accounts.id')
          .as('programme_id'),
    ])
    .where('invitations.token', '=', token)
    .$narrowType<{ email: NotNull }>();

export const findInvitation = (db: Queries, token: string) =>
  invitationBehind(db, token).executeTakeFirst();

/** Locked, so that it is used once; the account first, as wherever both are. */
export const lockInvitation = async (tx: Writes, token: string) => {
  const found = await findInvitation(tx, token);
  if (!found) return undefined;
  await lockAccount(tx, found.account_id);
  return invitationBehind(tx, token).forUpdate().executeTakeFirst();
};

/** Whom a link is for, used or not. */
export const findInvitedBehind = (db: Queries, kind: 'applicant' | 'company', token: string) =>
  db
    .selectFrom('invitations')
    .innerJoin('accounts', 'accounts.id', 'invitations.account_id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select([
      'accounts.first_name',
      'accounts.last_name',
      'accounts.email',
      'accounts.registered_at',
      'companies.name',
      'invitations.expires_at',
      'invitations.opened_at',
    ])
    .where('accounts.kind', '=', kind)
    .where('invitations.token', '=', token)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst();

export const renewInvitations = async (
  tx: Writes,
  accountIds: readonly number[],
  expiresAt: Date,
): Promise<void> => {
  if (accountIds.length === 0) return;
  await tx
    .updateTable('invitations')
    .set({ expires_at: expiresAt })
    .where((e) => e('account_id', '=', e.fn.any(e.val([...accountIds]))))
    .execute();
};

/**
 * Notes that these are reminded, and renews their links; answers those of whom it is so: whoever was reminded after `unlessAfter`
 * stays as they are. Of two who remind at the same instant the second finds nobody left.
 */
export const noteReminded = async (
  tx: Writes,
  accountIds: readonly number[],
  { at, unlessAfter }: { at: Date; unlessAfter?: Date },
): Promise<number[]> => {
  let renewed = tx
    .updateTable('invitations')
    .set({ expires_at: invitationExpiry(at), reminded_at: at })
    .where((e) => e('account_id', '=', e.fn.any(e.val([...accountIds]))));
  if (unlessAfter !== undefined)
    renewed = renewed.where((e) =>
      e.or([e('reminded_at', 'is', null), e('reminded_at', '<=', unlessAfter)]),
    );
  const rows = await renewed.returning('account_id').execute();
  return rows.map((row) => row.account_id);
};

export const noteInvitationUsed = async (
  tx: Writes,
  accountId: number,
  at: Date,
): Promise<void> => {
  await tx
    .updateTable('invitations')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .execute();
};

/** Those after the first change nothing. */
export const noteOpened = async (tx: Writes, token: string, at: Date): Promise<void> => {
  await tx
    .updateTable('invitations')
    .set({ opened_at: at })
    .where('token', '=', token)
    .where('opened_at', 'is', null)
    .execute();
};

export const findIndicators = (db: Queries, accountId: number): Promise<Invitation | undefined> =>
  db.selectFrom('invitations').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** The columns of an invitation that a row's indicators show. */
export const indicatorColumns = [
  'invitations.email_sent_count',
  'invitations.last_email_sent',
  'invitations.email_error',
  'invitations.sms_sent_count',
  'invitations.last_sms_sent',
  'invitations.opened_at',
] as const;

interface IndicatorRow {
  email_sent_count: number | null;
  last_email_sent: Date | null;
  email_error: string | null;
  sms_sent_count: number | null;
  last_sms_sent: Date | null;
  opened_at: Date | null;
}

export const indicatorsOf = (row: IndicatorRow) => ({
  email_sent: (row.email_sent_count ?? 0) > 0,
  last_email_sent: row.last_email_sent?.toISOString() ?? null,
  email_sent_count: row.email_sent_count ?? 0,
  email_error: row.email_error,
  sms_sent: (row.sms_sent_count ?? 0) > 0,
  last_sms_sent: row.last_sms_sent?.toISOString() ?? null,
  sms_sent_count: row.sms_sent_count ?? 0,
  opened_at: row.opened_at?.toISOString() ?? null,
});
