import type { Writes } from '../../platform/database/database.ts';
import { findSuperusers } from '../accounts/index.ts';
import { addNotifications, type NewNotification } from './notification-queries.ts';

/** Rings the bell of every superuser: it concerns the centre, and nobody in it but these accounts. */
export const ringSuperusers = async (
  tx: Writes,
  told: Pick<NewNotification, 'link' | 'text'>,
  at: Date,
  accountIds: readonly number[] = [],
): Promise<void> => {
  const superusers = await findSuperusers(tx);
  await addNotifications(
    tx,
    superusers.map(({ id }) => ({ accountId: id, ...told, about: { accountIds } })),
    at,
  );
};
