import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { lockAccount, noteReached, requireSeen } from '../../accounts/index.ts';
import type { Handler } from '../../handler.ts';
import { inviteAnew } from '../../invitations/index.ts';
import { findPerson } from './person-queries.ts';

/** The staff know more than the mail server: a full box was emptied, a mistake of the host is mended. */
export const trustAddress: Handler<
  'POST /follow-up/people/{id}/working-address/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, params, auditLog }) =>
  services.db.transaction(async (tx) => {
    const account = orNotFound(await lockAccount(tx, params.id));
    const person = orNotFound(await findPerson(tx, params.id));
    await requireSeen(tx, actor, person.id);
    const wasRefused = await noteReached(tx, person.id);
    const isInvitedAgain = wasRefused && person.registered_at === null;
    if (isInvitedAgain)
      await inviteAnew(
        services,
        tx,
        account.kind === 'company' ? 'company' : 'applicant',
        account.id,
      );
    await auditLog.changed(tx, { accounts: [account.id] });
    return { invitation_sent: isInvitedAgain };
  });
