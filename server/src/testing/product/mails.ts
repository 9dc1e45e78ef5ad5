import type { Message } from '../../platform/messages/message-queries.ts';
import type { TestServer } from './test-server.ts';

export type { Message };

/** The messages to an address, newest first. */
export const mailsTo = ({ services }: TestServer, email: string): Promise<Message[]> =>
  services.db.read
    .selectFrom('messages')
    .selectAll()
    .where((e) => e.fn<string>('lower', ['recipient']), '=', email.toLowerCase())
    .orderBy('id', 'desc')
    .execute();

export const linkIn = ({ text }: Message): URL => {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error('The message has no link.');
  return new URL(link);
};

/** The token with which the path of its link ends. */
export const tokenIn = (message: Message): string =>
  linkIn(message).pathname.split('/').at(-1) ?? '';
