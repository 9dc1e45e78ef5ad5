import type { Channel } from '@tandem/domain/follow-up/settings/channels';
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
  lessToken?: string,
): NewMessage[] => {
  const { absolute, registration, lessMessages } = links(services.config);
  const link = registration(kind, token);
  const less = lessToken === undefined ? {} : { lessLink: lessMessages(lessToken) };
  const { centreName } = services.config;
  const contactLink = absolute('/contact');
  const invitee = { kind, name, link, isReminder, centreName, contactLink, ...less };
  const mail: NewMessage = {
    channel: 'mail',
    recipient: email,
    ...invitationMail(invitee),
    about: {},
    invitedAccountId: accountId,
  };
  if (phone === null) return [mail];
  const sms: NewMessage = {
    channel: 'sms',
    recipient: phone,
    subject: '',
    text: invitationSms(invitee),
    html: null,
    about: {},
    invitedAccountId: accountId,
  };
  return [mail, sms];
};

/** What is said besides to each account, by its id, where the product reminds by itself, and by what it does. */
export type ByItself = ReadonlyMap<
  number,
  Pick<NewMessage, 'leaveUntil' | 'lessToken'> & { channels: readonly Channel[] }
>;

const remindersByItself = (messages: readonly NewMessage[], byItself: ByItself): NewMessage[] =>
  messages.flatMap((message) => {
    const { channels = [], ...told } = byItself.get(message.invitedAccountId ?? 0) ?? {};
    return channels.includes(message.channel) ? [{ ...message, ...told }] : [];
  });

/** Posts the mail, and the SMS where there is a number, of every invitation. Answers the ids of the messages. */
export const sendInvitations = (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  invited: readonly InvitedAccount[],
  isReminder: boolean,
  byItself?: ByItself,
): Promise<number[]> => {
  const messages = invited.flatMap((account) =>
    messagesFor(services, account, isReminder, byItself?.get(account.accountId)?.lessToken),
  );
  return enqueueMessages(services, tx, byItself ? remindersByItself(messages, byItself) : messages);
};
