import { isSignInAlive } from '@tandem/domain/accounts/sign-in';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { sql, type NotNull } from 'kysely';
import { forgetDeviceOfSignIn, forgetDevicesOf } from '../../../platform/push/device-queries.ts';
import { noteSignInUse } from '../use-queries.ts';
import { cardStamp } from '../../../platform/database/queries/card-stamp.ts';
import { sightColumns } from '../../../platform/database/queries/sight.ts';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { preparedStatement } from '../../../platform/database/prepared.ts';

export interface NewSignIn {
  accountId: number;
  refreshHash: string;
  device: string;
  /** The network that it is begun from. */
  host: string;
  /** Whether its client can ask again who somebody is. */
  asksAgain: boolean;
  twoFactors: boolean;
  at: Date;
}

export const addSignIn = async (tx: Writes, signIn: NewSignIn): Promise<number> => {
  const { id } = await tx
    .insertInto('sign_ins')
    .values({
      account_id: signIn.accountId,
      refresh_hash: signIn.refreshHash,
      device: signIn.device.slice(0, 300),
      host: signIn.host,
      confirmed_at: signIn.asksAgain ? signIn.at : null,
      two_factors: signIn.twoFactors,
      created_at: signIn.at,
      last_used_at: signIn.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const lacksSecondFactor = sql<boolean>`accounts.kind in ('staff', 'superuser')
  and not sign_ins.two_factors and (select staff_second_factor from centre_settings)`.as(
  'lacksSecondFactor',
);

const selectSignedIn = (db: Queries, { signInId }: { signInId: number }) =>
  db
    .selectFrom('sign_ins')
    .innerJoin('accounts', 'accounts.id', 'sign_ins.account_id')
    .leftJoin('applicants', 'applicants.account_id', 'accounts.id')
    .leftJoin('companies', 'companies.account_id', 'accounts.id')
    .select([
      'accounts.id as accountId',
      'accounts.kind',
      'accounts.email',
      'sign_ins.confirmed_at as confirmedAt',
      'applicants.id as candidateId',
      'companies.id as companyId',
      ...sightColumns,
      lacksSecondFactor,
    ])
    .where('sign_ins.id', '=', signInId)
    .$narrowType<{ email: NotNull }>();

const signedIn = preparedStatement(selectSignedIn);

const signedInWithStamp = preparedStatement((db: Queries, asked: { signInId: number }) =>
  selectSignedIn(db, asked).select(cardStamp),
);

/** The account behind a sign-in, with its own record and, if wanted, the stamp of its cards; null once the sign-in has ended. */
export const findSignedIn = async (
  db: Queries,
  signInId: number,
  wanted = { stamp: false },
): Promise<SignedInActor | null> => {
  const [row] = await (wanted.stamp ? signedInWithStamp : signedIn)(db, { signInId });
  return row ? { ...row, signInId } : null;
};

export const findSignInByRefresh = (
  db: Queries,
  refreshHash: string,
): Promise<{ id: number; created_at: Date; last_used_at: Date } | undefined> =>
  db
    .selectFrom('sign_ins')
    .select(['id', 'created_at', 'last_used_at'])
    .where('refresh_hash', '=', refreshHash)
    .executeTakeFirst();

export const touchSignIn = async (db: Queries, id: number, at: Date): Promise<void> => {
  await db.updateTable('sign_ins').set({ last_used_at: at }).where('id', '=', id).execute();
  await noteSignInUse(db, id, at);
};

/** Notes that whoever signed in has shown once more who they are. */
export const confirmSignIn = async (tx: Writes, id: number, at: Date): Promise<void> => {
  await tx
    .updateTable('sign_ins')
    .set({ confirmed_at: at })
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .execute();
};

export const deleteSignInByRefresh = async (db: Queries, refreshHash: string): Promise<void> => {
  const found = await findSignInByRefresh(db, refreshHash);
  if (found) await forgetDeviceOfSignIn(db, found.id);
  await db.deleteFrom('sign_ins').where('refresh_hash', '=', refreshHash).execute();
};

export const deleteSignIn = async (
  db: Queries,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> => {
  const own = await db
    .selectFrom('sign_ins')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!own) return false;
  await forgetDeviceOfSignIn(db, id);
  await db.deleteFrom('sign_ins').where('id', '=', id).execute();
  return true;
};

export const isBegunWithTwoFactors = async (db: Queries, id: number): Promise<boolean> => {
  const row = await db
    .selectFrom('sign_ins')
    .select('two_factors')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.two_factors === true;
};

/** Notes that whoever signed in has set up, or shown, more than a password. */
export const noteTwoFactors = async (tx: Writes, id: number): Promise<void> => {
  await tx.updateTable('sign_ins').set({ two_factors: true }).where('id', '=', id).execute();
};

/** Notes of every sign-in of an account whether more than a password stands for it. */
export const setTwoFactors = async (
  tx: Writes,
  accountId: number,
  twoFactors: boolean,
): Promise<void> => {
  await tx
    .updateTable('sign_ins')
    .set({ two_factors: twoFactors })
    .where('account_id', '=', accountId)
    .execute();
};

/** Deletes every sign-in of an account, but the one that is kept, and what tells their devices of anything. */
export const deleteSignIns = async (
  tx: Queries,
  accountId: number,
  keptId: number | null = null,
): Promise<void> => {
  await forgetDevicesOf(tx, accountId, keptId);
  let ended = tx.deleteFrom('sign_ins').where('account_id', '=', accountId);
  if (keptId !== null) ended = ended.where('id', '!=', keptId);
  await ended.execute();
};

export const findSignIns = async (db: Queries, accountId: number, now: Date) => {
  const rows = await db
    .selectFrom('sign_ins')
    .select(['id', 'device', 'host', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.filter((row) =>
    isSignInAlive({ createdAt: row.created_at, lastUsedAt: row.last_used_at }, now),
  );
};
