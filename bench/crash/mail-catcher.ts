import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface Caught {
  /** As the product names it: it stays the same when a message is sent again. */
  messageId: string;
  recipient: string;
  /** In which life of the server it came, ended starts included. */
  life: number;
}

/** A mail server that takes everything and notes what came when. */
export const startMailCatcher = async () => {
  const caught: Caught[] = [];
  const state = { life: 0 };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData: (stream, { envelope }, done) => {
      const { life } = state;
      const take = async (): Promise<void> => {
        const mail = await text(stream);
        const messageId = /^message-id:\s*(<[^>]+>)/im.exec(mail)?.[1] ?? '';
        for (const { address } of envelope.rcptTo)
          caught.push({ messageId, recipient: address.toLowerCase(), life });
      };
      take().then(() => done(), done);
    },
  });
  // The other side is killed in the middle of what it says.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    caught,
    beginLife: () => void (state.life += 1),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
