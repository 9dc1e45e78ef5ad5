import { invitationMail, invitationSms } from '../../mails/invitations.ts';
import { links } from '../../mails/links.ts';
import { post } from '../../post/outgoing.ts';
import type { Services } from '../../services.ts';
import type { Writes } from '../../storage/database.ts';
import type { InvitedAccount } from '../../storage/invitations.ts';
import type { NewMessage } from '../../storage/messages.ts';

const messagesFor = (
  services: Services,
  { accountId, kind, email, name, phone, token }: InvitedAccount,
  isReminder: boolean,
): NewMessage[] => {
  const link = links(services.config).registration(kind, token);
  const invitee = { kind, name, link, isReminder };
  const mail: NewMessage = {
    channel: 'mail',
    recipient: email,
    ...invitationMail(invitee),
    invitedAccountId: accountId,
  };
  if (phone === null) return [mail];
  const sms: NewMessage = {
    channel: 'sms',
    recipient: phone,
    subject: '',
    text: invitationSms(invitee),
    html: null,
    invitedAccountId: accountId,
  };
  return [mail, sms];
};

/** Posts the mail, and the SMS where there is a number, of every invitation. Answers the ids of the messages. */
export const sendInvitations = (
  services: Services,
  tx: Writes,
  invited: readonly InvitedAccount[],
  isReminder: boolean,
): Promise<number[]> =>
  post(
    services,
    tx,
    invited.flatMap((account) => messagesFor(services, account, isReminder)),
  );
