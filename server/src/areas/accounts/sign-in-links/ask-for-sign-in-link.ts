import { safeDeviceName } from '@tandem/domain/accounts/device';
import { emailKey } from '@tandem/domain/accounts/email';
import { isStaff } from '@tandem/domain/accounts/roles';
import { failuresAt, signInLinkExpiry } from '@tandem/domain/accounts/sign-in';
import { Failure } from '@tandem/domain/errors';
import type { Writes } from '../../../platform/database/database.ts';
import type { ComposedMail } from '../../../platform/mail/compose-mail.ts';
import { links } from '../../../platform/mail/links.ts';
import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { hashToken, makeSecretToken } from '../../../platform/security/tokens.ts';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { findAccountByEmail, lockMember, type Member } from '../account-queries.ts';
import { inSameTime } from '../passwords/in-same-time.ts';
import { findSecondFactor } from '../second-factor/second-factor-queries.ts';
import { countAskedMail } from '../sign-in/guessing/check-guess.ts';
import { addFailure, findFailures } from '../sign-in/guessing/failure-queries.ts';
import { noLinkForStaffMail, signInLinkMail } from './messages.ts';
import { addSignInLink, areLinksAvailable } from './sign-in-link-queries.ts';

const answer = {
  message:
    'Si un compte existe à cette adresse, un e-mail vient de partir. Ouvrez son lien ici même, dans les quinze minutes.',
};

/** In half an hour: from one place, or one known device, and by strangers from wherever. */
const mailsFromOne = 5;
const mailsFromAll = 15;

interface Asking {
  host: string;
  /** What the browser calls itself. */
  device: string;
  /** The device, if the account has signed in on it before: others who ask keep nobody from asking there. */
  known: string | null;
  browserHash: string;
}

/** What is counted of somebody who asks, and up to how often. */
const countsOf = (accountId: number, { known, host }: Asking): [key: string, most: number][] => {
  const all = `sign-in link ${accountId}`;
  return known
    ? [[`${all} device ${known}`, mailsFromOne]]
    : [
        [`${all} from ${host}`, mailsFromOne],
        [all, mailsFromAll],
      ];
};

type Counts = ReturnType<typeof countsOf>;

/** Whether this person has been sent so many links that the next one would be a nuisance. */
const isEnough = async (tx: Writes, counts: Counts, now: Date): Promise<boolean> => {
  for (const [key, most] of counts)
    if (failuresAt(await findFailures(tx, key), now) >= most) return true;
  return false;
};

/** Of those who ask at the same instant each is counted before the next, and soon none waits any more. */
const takeTurn = async (
  tx: Writes,
  accountId: number,
  asking: Asking,
  now: Date,
): Promise<Member | undefined> => {
  const counts = countsOf(accountId, asking);
  if (await isEnough(tx, counts, now)) return undefined;
  const account = await lockMember(tx, accountId);
  if (!account || (await isEnough(tx, counts, now))) return undefined;
  for (const [key] of counts) await addFailure(tx, key, now);
  return account;
};

/** What the owner of an account that exists is sent. */
const mailFor = async (
  { config, now }: Pick<Services, 'config' | 'now'>,
  tx: Writes,
  { id, kind }: Member,
  { device, browserHash }: Asking,
): Promise<ComposedMail> => {
  if (isStaff(kind)) return noLinkForStaffMail(links(config).absolute('/login'));
  const token = makeSecretToken();
  await addSignInLink(tx, {
    accountId: id,
    tokenHash: hashToken(token),
    browserHash,
    expiresAt: signInLinkExpiry(now()),
  });
  return signInLinkMail({
    link: links(config).signIn(token),
    browser: safeDeviceName(device),
    isHalf: (await findSecondFactor(tx, id)) !== undefined,
  });
};

/** Answers the same, and as fast, whether the address has an account or not. Who is only invited has the invitation. */
export const askForSignInLink: Handler<
  'POST /token/link/request/',
  'config' | 'db' | 'devices' | 'jobs' | 'now'
> = async (services, { body, host, device }) => {
  const { db, devices, now } = services;
  if (!(await areLinksAvailable(db.read))) throw new Failure('sign_in_links_off');
  await countAskedMail(services, host);
  const left = await devices.read(body.device ?? '');
  const write = async (tx: Writes): Promise<void> => {
    const found = await findAccountByEmail(tx, emailKey(body.email));
    if (!found?.registered_at) return;
    const known = left?.accounts.includes(found.id) ? left.id : null;
    const asking = { host, device, known, browserHash: hashToken(body.browser) };
    const account = await takeTurn(tx, found.id, asking, now());
    if (!account) return;
    const mail = await mailFor(services, tx, account, asking);
    await enqueueMessages(services, tx, [
      { channel: 'mail', recipient: account.email, ...mail, about: {} },
    ]);
  };
  await inSameTime(db.transaction(write));
  return answer;
};
