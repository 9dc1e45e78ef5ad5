import type { Services } from '../../services.ts';
import { findCompany } from '../../storage/companies.ts';
import type { Writes } from '../../storage/database.ts';
import { addNotifications } from '../../storage/notifications.ts';
import { found } from '../found.ts';

interface Notice {
  text: string;
  /** A path of the web client. */
  link: string;
}

/** Rings the bell of a company. */
export const notifyCompany = async (
  { now }: Services,
  tx: Writes,
  companyId: number,
  notice: Notice,
): Promise<void> => {
  const { account_id } = found(await findCompany(tx, companyId));
  await addNotifications(tx, [{ accountId: account_id, ...notice }], now());
};
