import { firstPasswordExpiry, objectionEnd } from '@tandem/domain/accounts/sign-in';
import { Failure, type ErrorCode } from '@tandem/domain/errors';
import type { Writes } from '../../../platform/database/database.ts';
import type { SignedInActor } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import type { NewMessage } from '../../../platform/messages/message-queries.ts';
import { hashToken, makeSecretToken } from '../../../platform/security/tokens.ts';
import type { Handler } from '../../handler.ts';
import { lockAccount, nameOfAccount, type Account } from '../account-queries.ts';
import { addressAskedMail, addressRefusedMail, newAddressMail } from '../messages.ts';
import { tellSuperusers } from '../tell-superusers.ts';
import { countWrongLink } from '../sign-in/guessing/check-guess.ts';
import { isTaken } from './address-queries.ts';
import {
  deleteAddressChange,
  findAddressChange,
  findChangeOfLink,
  replaceAddressChange,
  setAddressChange,
  type AddressChange,
} from './address-change-queries.ts';
import {
  askerOf,
  moveAddress,
  personPage,
  settleAddress,
  waitOf,
  type Addressing,
} from './settle-address.ts';

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

/**
 * Whoever reads mail at the new address says that it is theirs; until then nothing changes. Whoever reads at the one of before
 * may say that it is not: one of the staff alone gives nobody's account to a mailbox of their own.
 */
export const askToConfirm = async (
  services: Addressing,
  tx: Writes,
  account: Pick<Account, 'id' | 'email' | 'address_refused_at'>,
  { email, actor }: { email: string; actor: Pick<SignedInActor, 'accountId' | 'kind'> },
): Promise<void> => {
  const now = services.now();
  const [token, objection] = [makeSecretToken(), makeSecretToken()];
  const former = account.address_refused_at === null ? account.email : null;
  const waitsUntil = former === null || actor.kind === 'superuser' ? null : objectionEnd(now);
  await replaceAddressChange(tx, {
    account_id: account.id,
    email,
    token_hash: hashToken(token),
    expires_at: firstPasswordExpiry(now),
    objection_hash: former === null ? null : hashToken(objection),
    waits_until: waitsUntil,
    asked_by: actor.accountId,
  });
  const to = links(services.config);
  const about = { accountIds: [account.id] };
  const asked = newAddressMail(to.absolute(`/confirmer-adresse/${token}`), waitsUntil);
  const mails: NewMessage[] = [{ channel: 'mail', recipient: email, ...asked, about }];
  if (former !== null) {
    const link = to.absolute(`/refuser-adresse/${objection}`);
    const told = addressAskedMail({ email, countsFrom: waitsUntil, link });
    mails.push({ channel: 'mail', recipient: former, ...told, about });
  }
  await enqueueMessages(services, tx, mails);
};

/** The account and its change behind a link of a mail, both held until `tx` ends. */
const lockLink = async (
  tx: Writes,
  link: Parameters<typeof findChangeOfLink>[1],
): Promise<{ account: Account; change: AddressChange } | null> => {
  const found = await findChangeOfLink(tx, link);
  const account = found && (await lockAccount(tx, found.account_id));
  // Read again: another may have taken its place while one waited for the account.
  const change = account && (await findChangeOfLink(tx, link));
  return change ? { account, change } : null;
};

const refuseLink = async (
  services: Parameters<typeof countWrongLink>[0],
  host: string,
  code: ErrorCode,
): Promise<never> => {
  await countWrongLink(services, host);
  throw new Failure(code);
};

export const confirmAddress: Handler<
  'POST /address-changes/{token}/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { params, host, auditLog }) => {
  const { db, now } = services;
  const confirmed = await db.transaction(async (tx) => {
    const found = await lockLink(tx, { token_hash: hashToken(params.token) });
    if (!found) return null;
    const { account, change } = found;
    if (change.confirmed_at === null && change.expires_at <= now()) return null;
    await requireFreeAddress(tx, change.email, account.id);
    const from = waitOf(account, change, now());
    await setAddressChange(tx, account.id, { confirmed_at: change.confirmed_at ?? now() });
    if (from === null) await moveAddress(services, tx, account, change.email);
    await auditLog.changed(tx, { accounts: [account.id] });
    return { email: change.email, counts_from: from?.toISOString() ?? null };
  });
  return confirmed ?? refuseLink(services, host, 'address_link_unusable');
};

export const refuseAddress: Handler<
  'POST /address-changes/{token}/objection/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { params, host, auditLog }) => {
  const isStopped = await services.db.transaction(async (tx) => {
    const found = await lockLink(tx, { objection_hash: hashToken(params.token) });
    if (!found) return false;
    const { account, change } = found;
    await deleteAddressChange(tx, account.id);
    const by = await askerOf(tx, change);
    const mail = addressRefusedMail({
      email: account.email ?? '',
      refused: change.email,
      by: by ? nameOfAccount(by) : null,
      link: personPage(services, account),
    });
    await tellSuperusers(services, tx, { mail, about: { accountIds: [account.id] } });
    await auditLog.changed(tx, { accounts: [account.id] });
    return true;
  });
  if (!isStopped) await refuseLink(services, host, 'address_objection_unusable');
};

export const hastenAddress: Handler<
  'POST /follow-up/people/{id}/new-address/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { params, auditLog }) => {
  await services.db.transaction(async (tx) => {
    const account = orNotFound(await lockAccount(tx, params.id));
    orNotFound(await findAddressChange(tx, account.id));
    await setAddressChange(tx, account.id, { waits_until: null });
    await settleAddress(services, tx, account.id);
    await auditLog.changed(tx, { accounts: [account.id] });
  });
};
