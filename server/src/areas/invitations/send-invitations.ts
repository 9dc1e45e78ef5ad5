import type { Channel } from '@tandem/domain/follow-up/settings/channels';
import { invitationMail, invitationSms } from './messages.ts';
import { links } from '../../platform/mail/links.ts';
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts';
import { lessTokensOf } from '../alerts/index.ts';
import type { Services } from '../services.ts';
import type { Writes } from '../../platform/database/database.ts';
import type { InvitedAccount } from './invitation-queries.ts';
import type { NewMessage } from '../../platform/messages/message-queries.ts';

interface HowSent {
  isReminder: boolean;
  lessToken: string;
  isByItself: boolean;
}

const messagesFor = (
  services: Pick<Services, 'config'>,
  { accountId, kind, email, name, phone, token }: InvitedAccount,
  { isReminder, lessToken, isByItself }: HowSent,
): NewMessage[] => {
  const { absolute, registration, lessMessages } = links(services.config);
  const link = registration(kind, token);
  const lessLink = lessMessages(lessToken);
  const { centreName } = services.config;
  const contactLink = absolute('/contact');
  const invitee = { kind, name, link, isReminder, centreName, contactLink, lessLink };
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
    text: invitationSms({ ...invitee, isByItself }),
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
export const sendInvitations = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  invited: readonly InvitedAccount[],
  isReminder: boolean,
  byItself?: ByItself,
): Promise<number[]> => {
  const tokens = await lessTokensOf(
    tx,
    invited.map(({ accountId }) => accountId),
  );
  const messages = invited.flatMap((account) =>
    messagesFor(services, account, {
      isReminder,
      lessToken: tokens.get(account.accountId) ?? '',
      isByItself: byItself !== undefined,
    }),
  );
  return enqueueMessages(services, tx, byItself ? remindersByItself(messages, byItself) : messages);
};
