import { openCallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import type { NewMessage } from '../../../platform/messages/message-queries.ts';
import type { Services } from '../../services.ts';
import {
  endCalendarAddress,
  findAccount,
  lockAccount,
  nameOfAccount,
  type Account,
} from '../account-queries.ts';
import { addressTakenMail, oldAddressMail } from '../messages.ts';
import { forgetPlaces } from '../places/known-place-queries.ts';
import { deleteSignIns } from '../sign-in/sign-in-queries.ts';
import { tellSuperusers } from '../tell-superusers.ts';
import { endInvitation, isTaken, setAddress } from './address-queries.ts';
import {
  deleteAddressChange,
  findAddressChange,
  findConfirmedChanges,
  type AddressChange,
} from './address-change-queries.ts';

export type Addressing = Pick<Services, 'config' | 'jobs' | 'now'>;

/** The day from which a new address may count; null where nobody reads at the one of before, or a superuser has said so. */
export const waitOf = (
  account: Pick<Account, 'address_refused_at'>,
  { waits_until: until }: Pick<AddressChange, 'waits_until'>,
  now: Date,
): Date | null =>
  until === null || until <= now || account.address_refused_at !== null ? null : until;

/** Who has asked for it; nobody where their account is gone. */
export const askerOf = async (
  tx: Writes,
  { asked_by: id }: Pick<AddressChange, 'asked_by'>,
): Promise<Account | undefined> => (id === null ? undefined : findAccount(tx, id));

export const personPage = (
  { config }: Pick<Services, 'config'>,
  { id }: Pick<Account, 'id'>,
): string => links(config).absolute(`/dashboard/personne/${id}`);

export const moveAddress = async (
  services: Addressing,
  tx: Writes,
  account: Account,
  email: string,
): Promise<void> => {
  await setAddress(tx, account.id, email);
  await endInvitation(tx, account.id, services.now());
  // The account of a firm may have passed to a colleague: whoever had it signs in anew, if they still can.
  await deleteSignIns(tx, account.id, null);
  await forgetPlaces(tx, account.id);
  const hadCalendar = await endCalendarAddress(tx, account.id);
  const told = oldAddressMail({ email, hadCalendar });
  if (account.email !== null)
    await enqueueMessages(services, tx, [
      { channel: 'mail', recipient: account.email, ...told, about: {} },
    ]);
};

/** Who had asked for it, or else the superusers, may put right what is behind it: the person has said that they read there. */
const giveUp = async (
  services: Addressing,
  tx: Writes,
  account: Account,
  change: AddressChange,
): Promise<void> => {
  await deleteAddressChange(tx, account.id);
  const about = { accountIds: [account.id] };
  const told = { of: account.email ?? nameOfAccount(account) ?? '', taken: change.email };
  const staffLink = personPage(services, account);
  const mail = addressTakenMail({ ...told, staffLink });
  const by = await askerOf(tx, change);
  if (!by) await tellSuperusers(services, tx, { mail, about });
  const mails = [
    { recipient: by?.email ?? null, mail },
    { recipient: account.email, mail: addressTakenMail({ ...told, staffLink: null }) },
  ];
  await enqueueMessages(
    services,
    tx,
    mails.flatMap(({ recipient, mail: text }): NewMessage[] =>
      recipient === null ? [] : [{ channel: 'mail', recipient, ...text, about }],
    ),
  );
};

/**
 * Lets a confirmed address count whose days are over, or whose former one takes no mail; one that somebody else has by then is
 * given up. Whether it counts now.
 */
export const settleAddress = async (
  services: Addressing,
  tx: Writes,
  accountId: number,
): Promise<boolean> => {
  const account = await lockAccount(tx, accountId);
  const change = account && (await findAddressChange(tx, accountId));
  if (!account || !change || change.confirmed_at === null) return false;
  if (waitOf(account, change, services.now()) !== null) return false;
  const isFree = !(await isTaken(tx, change.email, accountId));
  if (isFree) await moveAddress(services, tx, account, change.email);
  else await giveUp(services, tx, account, change);
  return isFree;
};

export const settleAddresses = async (
  services: Addressing & Pick<Services, 'db' | 'readings'>,
): Promise<void> => {
  const { db } = services;
  const auditLog = openCallAuditLog(services, {
    auditAction: 'move_address',
    actor: 'system',
    requestId: 'settle-addresses',
  });
  for (const accountId of await findConfirmedChanges(db.read))
    await db.transaction(async (tx) => {
      if (await settleAddress(services, tx, accountId))
        await auditLog.changed(tx, { accounts: [accountId] });
    });
};
