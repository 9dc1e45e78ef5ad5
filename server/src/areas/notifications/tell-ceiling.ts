import type { Actor } from '@tandem/domain/accounts/access';
import { isStaff } from '@tandem/domain/accounts/roles';
import type { Failure } from '@tandem/domain/errors';
import { sql } from 'kysely';
import type { Writes } from '../../platform/database/database.ts';
import { findAccount, findCompanyName, nameOfAccount } from '../accounts/index.ts';
import type { Services } from '../services.ts';
import { ceilingWords } from './ceiling-words.ts';
import { ringSuperusers } from './ring-superusers.ts';

/** A kind of lock by account: no id of a candidate is negative. */
const lockOfCeilings = -4;

const dayMs = 24 * 3_600_000;

const isToldSince = async (tx: Writes, text: string, since: Date): Promise<boolean> => {
  const row = await tx
    .selectFrom('notifications')
    .select('id')
    .where('text', '=', text)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

type Refused = Pick<Actor, 'accountId' | 'companyId'>;

const nameOf = async (tx: Writes, { accountId, companyId }: Refused): Promise<string | null> => {
  if (companyId !== null) return findCompanyName(tx, companyId);
  const account = await findAccount(tx, accountId);
  return account ? nameOfAccount(account) : null;
};

const ring = async (
  tx: Writes,
  { refused, failure, at }: { refused: Refused | null; failure: Failure; at: Date },
): Promise<void> => {
  const lock = sql`${lockOfCeilings}::int, ${refused?.accountId ?? 0}::int`;
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  const text = ceilingWords(failure, refused && (await nameOf(tx, refused)));
  if (text === null || (await isToldSince(tx, text, new Date(at.getTime() - dayMs)))) return;
  const link = refused ? `/dashboard/personne/${refused.accountId}` : '/dashboard/journal';
  await ringSuperusers(tx, { text, link }, at, refused ? [refused.accountId] : []);
};

/**
 * Tells superusers at the bell, once a day, that somebody who is not of the staff, or visitors, or a network, are refused since they
 * reached others or tried so often. What fails here fails nobody's call.
 */
export const openCeilingNews = (services: Pick<Services, 'db' | 'log' | 'now'>) => {
  /** Until when this server need not look again: whoever goes on after a refusal is not to cost more than before. */
  const quietUntil = new Map<string, number>();
  return async (actor: Actor | null, failure: Failure): Promise<void> => {
    if (actor && isStaff(actor.kind)) return;
    if (ceilingWords(failure, actor ? '' : null) === null) return;
    const at = services.now();
    const refused = failure.code === 'too_many_sign_ins' ? null : actor;
    const key = `${failure.code} ${refused?.accountId}`;
    if ((quietUntil.get(key) ?? 0) > at.getTime()) return;
    quietUntil.set(key, at.getTime() + dayMs);
    try {
      await services.db.transaction((tx) => ring(tx, { refused, failure, at }));
    } catch (error) {
      quietUntil.delete(key);
      services.log.warn({ err: error }, 'a ceiling could not be told of');
    }
  };
};
