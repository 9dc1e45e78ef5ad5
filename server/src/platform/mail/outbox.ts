import { envelopeOf, type Mailer } from './mailer.ts';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
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

/** A message as it lies in the outbox: the file, whose message, and the moment at which that was written. */
export interface OutboxFile {
  file: string;
  messageId: number;
  writtenFor: number;
}

const ownName = /-_tandem-(\d{1,9})-(\d{1,15})(?:-[0-9a-f]{16})?_[\w.-]*_\.(?:eml|json)$/;

/** What else lies in the folder belongs to others. */
export const listOutbox = async (dataDir: string): Promise<OutboxFile[]> => {
  const files = await readdir(path.join(dataDir, 'outbox')).catch(() => []);
  return files.flatMap((file) => {
    const [, messageId, writtenFor] = ownName.exec(file) ?? [];
    return messageId && writtenFor
      ? [{ file, messageId: Number(messageId), writtenFor: Number(writtenFor) }]
      : [];
  });
};

export const removeFromOutbox = (dataDir: string, file: string): Promise<void> =>
  rm(path.join(dataDir, 'outbox', file), { force: true });
