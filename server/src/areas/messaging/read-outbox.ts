import { Failure } from '@tandem/domain/errors';
import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import type { Services } from '../services.ts';
import {
  findMessage,
  findMessages,
  type Message,
} from '../../platform/messages/message-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';

/** Other people's messages are shown in the demo alone, where the people are invented. */
const requireDemo = ({ config }: Pick<Services, 'config'>): void => {
  if (!config.demo) throw new Failure('not_found');
};

const summary = (message: Message) => ({
  id: message.id,
  channel: message.channel,
  recipient: message.recipient,
  subject: message.subject,
  state: message.state,
  created_at: message.created_at.toISOString(),
});

export const listOutbox: Handler<'GET /outbox/', 'config' | 'db'> = async (services, { query }) => {
  requireDemo(services);
  const { items, total } = await findMessages(services.db.read, query);
  return listOf(items.map(summary), total);
};

export const readOutboxMessage: Handler<'GET /outbox/{id}/', 'config' | 'db'> = async (
  services,
  { params },
) => {
  requireDemo(services);
  const message = orNotFound(await findMessage(services.db.read, params.id));
  return { ...summary(message), text: message.text, html: message.html };
};
