import { addAccount } from '../../areas/accounts/index.ts';
import type { Writes } from '../../platform/database/database.ts';
import type { Services } from '../../areas/services.ts';
import {
  addLink,
  addProgramme,
  addSession,
  lockSession,
  updateSession,
} from '../../areas/programmes/index.ts';
import { day, schoolYears } from '../calendar.ts';
import { tradeKeys, trades, type TradeKey } from '../data/trades.ts';
import type { DemoManager } from '../plan/plan.ts';
import type { Written } from './written.ts';

const certain = (id: number | null): number => {
  if (id === null) throw new Error('The demo is only filled into an empty database.');
  return id;
};

export const writeTraining = async (
  tx: Writes,
  now: Date,
): Promise<Pick<Written, 'sessions' | 'formations'>> => {
  const { current, previous, next } = schoolYears(now);
  await addSession(tx, next);
  const sessions = {
    previous: certain(await addSession(tx, previous)),
    current: certain(await addSession(tx, current)),
  };
  const programmes = new Map<TradeKey, number>();
  for (const trade of tradeKeys)
    programmes.set(trade, certain(await addProgramme(tx, trades[trade].programme)));
  return { sessions, formations: programmes };
};

/** Once all that happened in it has been played: the centre closed it in the autumn. */
export const closePreviousYear = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { sessions }: Pick<Written, 'sessions'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const session = await lockSession(tx, sessions.previous);
    if (session)
      await updateSession(tx, { ...session, closedAt: new Date(now().getTime() - 20 * day) });
  });

export const linkTrades = async (
  tx: Writes,
  { trades }: DemoManager,
  managerId: number,
  programmes: ReadonlyMap<TradeKey, number>,
): Promise<void> => {
  for (const trade of trades)
    await addLink(tx, { managerId, programmeId: certain(programmes.get(trade) ?? null) });
};

export const addSuperuser = async (
  tx: Writes,
  email: string,
  passwordHash: string,
  at: Date,
): Promise<number> =>
  certain(
    await addAccount(tx, {
      kind: 'superuser',
      email,
      firstName: 'Claire',
      lastName: 'Delmas',
      passwordHash,
      registeredAt: at,
      at,
    }),
  );

/** Managers who have been there for long, with the programmes that they look after. */
export const writeManagers = async (
  tx: Writes,
  managers: readonly DemoManager[],
  passwordHash: string,
  programmes: ReadonlyMap<TradeKey, number>,
): Promise<Map<DemoManager, number>> => {
  const written = new Map<DemoManager, number>();
  for (const manager of managers) {
    const { email, firstName, lastName, invitedAt: at, registeredAt } = manager;
    if (registeredAt === null) continue;
    const account = { kind: 'staff' as const, email, firstName, lastName, passwordHash };
    const id = certain(await addAccount(tx, { ...account, registeredAt, at }));
    await linkTrades(tx, manager, id, programmes);
    written.set(manager, id);
  }
  return written;
};
