import { Failure } from '@tandem/domain/errors';
import { failuresAt } from '@tandem/domain/accounts/sign-in';
import type { Handler } from '../handler.ts';
import { contactMail, findStaffAddresses, addFailure, findFailures } from '../accounts/index.ts';
import { forgetDraft } from '../drafts/index.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';

const messagesPerHalfHour = 5;

/** Writes to everyone of the staff. A few messages from one network address, then a pause: the form is open to anyone. */
export const contactStaff: Handler<'POST /contact/', 'db' | 'jobs' | 'now'> = async (
  services,
  { actor, body, host },
) => {
  const { db, now } = services;
  const key = `contact:${host}`;
  await db.transaction(async (tx) => {
    // Counted first: whoever writes at the same instant waits for it, and what is refused takes its count back.
    await addFailure(tx, key, now());
    if (failuresAt(await findFailures(tx, key), now()) > messagesPerHalfHour)
      throw new Failure('too_many_contacts');
    if (actor) await forgetDraft(tx, actor.accountId, 'contact');
    const mail = contactMail(body);
    const about = { email: body.email, accountIds: actor ? [actor.accountId] : [] };
    const staff = await findStaffAddresses(tx);
    await enqueueMessages(
      services,
      tx,
      staff.map(({ email }) => ({ channel: 'mail', recipient: email, ...mail, about })),
    );
  });
  return { message: 'Votre message a été envoyé. Nous vous répondrons par e-mail.' };
};
