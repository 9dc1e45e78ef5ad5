import { createHmac } from 'node:crypto';
import type { Keyring } from '../security/keyring.ts';
import { deriveKey } from '../security/tokens.ts';
import type { Config } from '../config.ts';
import type { Message } from './message-queries.ts';

type Numbered = Pick<Message, 'id' | 'created_at'>;

const keys = new Map<string, Uint8Array>();

const keyOf = (secret: string): Uint8Array => {
  const key = keys.get(secret) ?? deriveKey(secret, 'message ids');
  keys.set(secret, key);
  return key;
};

const hostOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => new URL(publicUrl).hostname;

/** With the moment it was written: a database that is made anew counts its messages from 1 again. */
const numbersOf = ({ id, created_at }: Numbered): string => `${id}-${created_at.getTime()}`;

const sealOf = (secret: string, numbers: string): string =>
  createHmac('sha256', keyOf(secret)).update(numbers).digest('hex').slice(0, 16);

/** Sealed, so that nobody who has not seen a mail can say what became of it. */
export const messageIdOf = (
  { config, keyring }: { config: Pick<Config, 'publicUrl'>; keyring: Keyring },
  message: Numbered,
): string => {
  const numbers = numbersOf(message);
  return `<tandem-${numbers}-${sealOf(keyring()[0] as string, numbers)}@${hostOf(config)}>`;
};

const ownId = /tandem-(?<id>\d{1,9})-(?<at>\d{1,15})-(?<seal>[0-9a-f]{16})(?![\w-])/gi;

/** The messages that a text names, with or without the host, each once; those alone that were sent from here. */
export const findMessageIds = (keyring: Keyring, text: string): number[] => {
  const found = new Set<number>();
  for (const { groups: { id = '', at = '', seal = '' } = {} } of text.matchAll(ownId)) {
    const isOwn = keyring().some((secret) => sealOf(secret, `${id}-${at}`) === seal.toLowerCase());
    if (isOwn) found.add(Number(id));
  }
  return [...found];
};
