import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import { hashToken } from '../../../platform/security/tokens.ts';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { lockMember } from '../account-queries.ts';
import { noteReached } from '../addresses/address-queries.ts';
import { secondFactorNeeded } from '../second-factor/challenge.ts';
import { findSecondFactor } from '../second-factor/second-factor-queries.ts';
import { tokensOf } from '../sign-in/begin-sign-in.ts';
import { countWrongLink } from '../sign-in/guessing/check-guess.ts';
import { enter } from '../sign-in/enter.ts';
import {
  areLinksAvailable,
  deleteSignInLinks,
  findSignInLink,
  takeSignInLink,
  type SignInLink,
} from './sign-in-link-queries.ts';

const unusable = () => new Failure('sign_in_link_unusable');

/** The link, in the browser that asked for it; elsewhere it is not used up, so that it can still be opened there. */
const requireOwnLink = async (
  services: Pick<Services, 'db' | 'now'>,
  { token, browser, host }: { token: string; browser: string; host: string },
): Promise<SignInLink> => {
  const { db, now } = services;
  const link = await findSignInLink(db.read, { tokenHash: hashToken(token), now: now() });
  if (!link) {
    await countWrongLink(services, host);
    throw unusable();
  }
  if (link.browser_hash !== hashToken(browser)) throw new Failure('sign_in_link_elsewhere');
  return link;
};

/** A link stands for the password alone: where a second factor is set up, its code is asked for next. */
export const signInWithLink: Handler<
  'POST /token/link/',
  'config' | 'db' | 'devices' | 'jobs' | 'keyring' | 'now' | 'tokens'
> = async (services, { body, host, device }) => {
  const { db, devices } = services;
  const link = await requireOwnLink(services, { ...body, host });
  const known = await devices.read(body.device ?? '');
  const { account, begun } = await db.transaction(async (tx) => {
    const locked = await lockMember(tx, link.account_id);
    // Used at this instant, or no longer wanted by the centre since it was sent.
    if (!locked || isStaff(locked.kind) || !(await areLinksAvailable(tx))) throw unusable();
    if (!(await takeSignInLink(tx, link.id))) throw unusable();
    await deleteSignInLinks(tx, locked.id);
    await noteReached(tx, locked.id);
    if (await findSecondFactor(tx, locked.id)) return { account: locked, begun: null };
    const entrance = { host, device, known, asksAgain: true, twoFactors: false };
    return { account: locked, begun: await enter(services, tx, locked, entrance) };
  });
  if (!begun) throw await secondFactorNeeded(services, account);
  return tokensOf(services, begun, body.device);
};
