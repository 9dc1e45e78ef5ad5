import { firstPasswordExpiry } from '@tandem/domain/accounts/sign-in';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { hashToken, makeSecretToken } from '../../../platform/security/tokens.ts';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { endCalendarAddress, lockAccount, type Account } from '../account-queries.ts';
import { newAddressMail, oldAddressMail } from '../messages.ts';
import { forgetPlaces } from '../places/place-queries.ts';
import { countWrongLink } from '../sign-in/guessing/check-guess.ts';
import { deleteSignIns } from '../sign-in/sign-in-queries.ts';
import {
  endInvitation,
  isTaken,
  replaceAddressChange,
  setAddress,
  takeAddressChange,
} from './address-queries.ts';

export const requireFreeAddress = async (
  tx: Writes,
  email: string,
  accountId: number,
): Promise<void> => {
  if (await isTaken(tx, email, accountId))
    throw new Failure('email_taken', {
      fields: { email: 'Cette adresse e-mail est déjà utilisée.' },
    });
};

/** Whoever reads mail at the new address says that it is theirs; until then nothing changes. */
export const askToConfirm = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  account: Pick<Account, 'id'>,
  email: string,
): Promise<void> => {
  const token = makeSecretToken();
  await replaceAddressChange(tx, {
    accountId: account.id,
    email,
    tokenHash: hashToken(token),
    expiresAt: firstPasswordExpiry(services.now()),
  });
  const link = links(services.config).absolute(`/confirmer-adresse/${token}`);
  await enqueueMessages(services, tx, [
    {
      channel: 'mail',
      recipient: email,
      ...newAddressMail(link),
      about: { accountIds: [account.id] },
    },
  ]);
};

export const confirmAddress: Handler<
  'POST /address-changes/{token}/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { params, host, auditLog }) => {
  const { db, now } = services;
  const email = await db.transaction(async (tx) => {
    const change = await takeAddressChange(tx, { tokenHash: hashToken(params.token), now: now() });
    const account = change && (await lockAccount(tx, change.accountId));
    if (!change || !account) return null;
    await requireFreeAddress(tx, change.email, account.id);
    await setAddress(tx, account.id, change.email);
    await endInvitation(tx, account.id, now());
    // The account of a firm may have passed to a colleague: whoever had it signs in anew, if they still can.
    await deleteSignIns(tx, account.id, null);
    await forgetPlaces(tx, account.id);
    const hadCalendar = await endCalendarAddress(tx, account.id);
    const told = oldAddressMail({ email: change.email, hadCalendar });
    if (account.email !== null)
      await enqueueMessages(services, tx, [
        { channel: 'mail', recipient: account.email, ...told, about: {} },
      ]);
    await auditLog.changed(tx, { accounts: [account.id] });
    return change.email;
  });
  if (email === null) {
    await countWrongLink(services, host);
    throw new Failure('address_link_unusable');
  }
  return { email };
};
