import { invitationMail, invitationSms } from './messages.ts';
import { links } from '../../platform/mail/links.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import type { Services } from '../services.ts';
import type { Writes } from '../../platform/database/database.ts';
import type { InvitedAccount } from './invitation-queries.ts';
import type { NewMessage } from '../../platform/messages/message-queries.ts';

const messagesFor = (
  services: Pick<Services, 'config'>,
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
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  invited: readonly InvitedAccount[],
  isReminder: boolean,
): Promise<number[]> =>
  enqueueMessages(
    services,
    tx,
    invited.flatMap((account) => messagesFor(services, account, isReminder)),
  );
