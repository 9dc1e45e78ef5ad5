import { enqueueMessages } from '../../../platform/messages/enqueue-messages.ts';
import { links } from '../../../platform/mail/links.ts';
import { makeSecretToken } from '../../../platform/security/tokens.ts';
import { findMember } from '../../accounts/index.ts';
import type { Handler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { madeAddressMail } from './address-mail.ts';
import {
  deleteCalendarToken,
  findCalendarToken,
  replaceCalendarToken,
} from '../calendar-token-queries.ts';

const addressOf = ({ config }: Pick<Services, 'config'>, token: string): string =>
  links(config).absolute(`/api/calendars/${token}.ics`);

export const readCalendarAddress: Handler<'GET /calendar-address/', 'config' | 'db'> = async (
  services,
  { actor },
) => {
  const token = await findCalendarToken(services.db.read, actor.accountId);
  return { address: token === undefined ? null : addressOf(services, token) };
};

export const makeCalendarAddress: Handler<
  'POST /calendar-address/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor }) => {
  const token = makeSecretToken();
  await services.db.transaction(async (tx) => {
    await replaceCalendarToken(tx, actor.accountId, token, services.now());
    const member = await findMember(tx, actor.accountId);
    if (!member) return;
    const mail = {
      channel: 'mail',
      recipient: member.email,
      ...madeAddressMail(),
      about: {},
    } as const;
    await enqueueMessages(services, tx, [mail]);
  });
  return { address: addressOf(services, token) };
};

export const endCalendarAddress: Handler<'DELETE /calendar-address/', 'db'> = async (
  { db },
  { actor },
) => {
  await db.transaction((tx) => deleteCalendarToken(tx, actor.accountId));
  return undefined;
};
