import { envelopeOf, type Mailer } from './mailer.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

/** Where messages are written when no server is configured; made on first use. */
export const outboxFile = async (
  dataDir: string,
  messageId: string,
  extension: string,
): Promise<string> => {
  const folder = path.join(dataDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = messageId.replaceAll(/[^\w.-]/g, '_');
  return path.join(folder, `${new Date().toISOString().replaceAll(':', '')}-${name}${extension}`);
};

/** Writes every mail as an .eml file that a mail program opens. */
export const outboxMailer = (dataDir: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(envelopeOf(mail, from));
      const file = await outboxFile(dataDir, mail.messageId, '.eml');
      await writeFile(file, message as Buffer, { mode: 0o600 });
    },
    close: () => {},
  };
};
