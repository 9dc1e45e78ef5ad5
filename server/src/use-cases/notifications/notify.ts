import type { Services } from '../../services.ts';
import { findApplicantAccount } from '../../storage/applicants.ts';
import { findCompanyAccount } from '../../storage/companies.ts';
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
  const { account_id } = found(await findCompanyAccount(tx, companyId));
  await addNotifications(tx, [{ accountId: account_id, ...notice }], now());
};

/** Rings the bell of a candidate. */
export const notifyApplicant = async (
  { now }: Services,
  tx: Writes,
  applicantId: number,
  notice: Notice,
): Promise<void> => {
  const { account_id } = found(await findApplicantAccount(tx, applicantId));
  await addNotifications(tx, [{ accountId: account_id, ...notice }], now());
};
