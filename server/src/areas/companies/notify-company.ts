import type { Services } from '../services.ts';
import { findCompany } from './company-queries.ts';
import type { Writes } from '../../platform/database/database.ts';
import { addNotifications } from '../notifications/index.ts';
import type { About } from '../../platform/messages/about.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

interface Notice {
  text: string;
  /** A path of the web client. */
  link: string;
  /** Whom it tells of, beside the company itself. */
  about?: About;
}

/** Rings the bell of a company. */
export const notifyCompany = async (
  { now }: Pick<Services, 'now'>,
  tx: Writes,
  companyId: number,
  notice: Notice,
): Promise<void> => {
  const { account_id } = orNotFound(await findCompany(tx, companyId));
  await addNotifications(tx, [{ accountId: account_id, about: {}, ...notice }], now());
};
