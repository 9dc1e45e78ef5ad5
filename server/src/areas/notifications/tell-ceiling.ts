import type { Actor } from '@tandem/domain/accounts/access';
import { isStaff } from '@tandem/domain/accounts/roles';
import type { Failure } from '@tandem/domain/errors';
import { sql } from 'kysely';
import type { Writes } from '../../platform/database/database.ts';
import { findAccount, findCompanyName, nameOfAccount } from '../accounts/index.ts';
import type { Services } from '../services.ts';
import { ceilingWords, isOfNetwork, networkBeginning, ofMoreNetworks } from './ceiling-words.ts';
import { ringSuperusers } from './ring-superusers.ts';

/** A kind of lock by account: no id of a candidate is negative. */
const lockOfCeilings = -4;

const dayMs = 24 * 3_600_000;

const findToldSince = async (tx: Writes, text: string, since: Date): Promise<Date | null> => {
  const row = await tx
    .selectFrom('notifications')
    .select('created_at')
    .where('text', '=', text)
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
};

type Refused = Pick<Actor, 'accountId' | 'companyId'>;

const nameOf = async (tx: Writes, { accountId, companyId }: Refused): Promise<string | null> => {
  if (companyId !== null) return findCompanyName(tx, companyId);
  const account = await findAccount(tx, accountId);
  return account ? nameOfAccount(account) : null;
};

/** Of so many networks each is told in a day, and of the rest together that there are more. */
const networksADay = 5;

const countNetworks = async (tx: Writes, since: Date): Promise<number> => {
  const { count } = await tx
    .selectFrom('notifications')
    .select((e) => e.fn.count<string>('text').distinct().as('count'))
    .where((e) => e.fn<boolean>('starts_with', ['text', e.val(networkBeginning)]))
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
};

interface News {
  refused: Refused | null;
  network: string;
  failure: Failure;
  at: Date;
}

/** Where more networks are refused than are told of one by one, answers when that was told, here or by another server. */
const ring = async (tx: Writes, { refused, network, failure, at }: News): Promise<Date | null> => {
  const lock = sql`${lockOfCeilings}::int, ${refused?.accountId ?? 0}::int`;
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  const since = new Date(at.getTime() - dayMs);
  const own = ceilingWords(failure, { name: refused && (await nameOf(tx, refused)), network });
  if (own === null || (await findToldSince(tx, own, since)) !== null) return null;
  const isOneMore = isOfNetwork(failure) && (await countNetworks(tx, since)) >= networksADay;
  const text = isOneMore ? ofMoreNetworks : own;
  const told = isOneMore ? await findToldSince(tx, text, since) : null;
  if (told !== null) return told;
  const link = refused ? `/dashboard/personne/${refused.accountId}` : '/dashboard/journal';
  await ringSuperusers(tx, { text, link }, at, refused ? [refused.accountId] : []);
  return isOneMore ? at : null;
};

const keyOf = (failure: Failure, refused: Refused | null, network: string): string =>
  isOfNetwork(failure) ? `network ${network}` : `${failure.code} ${refused?.accountId}`;

const moreNetworks = 'more networks';

/** Whoever calls from ever more networks is not to fill the memory. */
const mostQuiet = 10_000;

/**
 * Tells superusers at the bell, once a day, that somebody who is not of the staff, or visitors, or a network, are refused since they
 * reached others or tried so often. What fails here fails nobody's call.
 */
export const openCeilingNews = (services: Pick<Services, 'db' | 'log' | 'now'>) => {
  /** Until when this server need not look again: whoever goes on after a refusal is not to cost more than before. */
  const quietUntil = new Map<string, number>();
  const isQuiet = (key: string, at: Date): boolean => (quietUntil.get(key) ?? 0) > at.getTime();
  const keepQuiet = (key: string, since: Date): void => {
    if (quietUntil.size >= mostQuiet) quietUntil.clear();
    quietUntil.set(key, since.getTime() + dayMs);
  };
  return async (actor: Actor | null, failure: Failure, network: string): Promise<void> => {
    if (actor && isStaff(actor.kind)) return;
    if (ceilingWords(failure, { name: actor ? '' : null, network }) === null) return;
    const at = services.now();
    const refused = isOfNetwork(failure) ? null : actor;
    const key = keyOf(failure, refused, network);
    if (isQuiet(key, at) || (isOfNetwork(failure) && isQuiet(moreNetworks, at))) return;
    keepQuiet(key, at);
    try {
      const moreToldAt = await services.db.transaction((tx) =>
        ring(tx, { refused, network, failure, at }),
      );
      if (moreToldAt !== null) keepQuiet(moreNetworks, moreToldAt);
    } catch (error) {
      quietUntil.delete(key);
      services.log.warn({ err: error }, 'a ceiling could not be told of');
    }
  };
};
