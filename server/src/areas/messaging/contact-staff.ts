import type { Handler } from '../handler.ts';
import { staffLetters } from '../alerts/index.ts';
import { contactMail, findStaff } from '../accounts/index.ts';
import { forgetDraft } from '../drafts/index.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { countContact, isSaidAgain } from './count-contact.ts';

/** Writes to everyone of the staff: the form is open to anyone, and so counted. */
export const contactStaff: Handler<'POST /contact/', 'config' | 'db' | 'jobs' | 'now'> = async (
  services,
  { actor, body, host },
) => {
  const { db, now } = services;
  await db.transaction(async (tx) => {
    await countContact(tx, { accountId: actor?.accountId ?? null, host }, now());
    if (actor) await forgetDraft(tx, actor.accountId, 'contact');
    if (await isSaidAgain(tx, body, now())) return;
    const mail = contactMail(body);
    const about = { email: body.email, accountIds: actor ? [actor.accountId] : [] };
    const letters = await staffLetters(services, tx, await findStaff(tx), { mail: () => mail });
    await enqueueMessages(
      services,
      tx,
      letters.map((letter) => ({ ...letter, about })),
    );
  });
  return { message: 'Votre message a été envoyé. Nous vous répondrons par e-mail.' };
};
