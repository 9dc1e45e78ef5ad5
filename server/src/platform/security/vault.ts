import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring } from './keyring.ts';
import { deriveKey } from './tokens.ts';

/** Encrypts what must not be readable in the database or in a backup of it. */
export interface Vault {
  /** `context` ties the sealed text to its place: opened elsewhere it fails. */
  seal(text: string, context: string): string;
  open(sealed: string, context: string): string;
  /** How everything begins that is sealed with the key in use. */
  mark(): string;
}

const version = 'v2';

/** Tells keys apart without telling anything of them. */
export const keyId = (secret: string): string =>
  Buffer.from(deriveKey(secret, 'name of the key')).toString('hex').slice(0, 16);

interface Key {
  id: string;
  bytes: Uint8Array;
}

const keyOf = (secret: string): Key => ({
  id: keyId(secret),
  bytes: deriveKey(secret, 'contract sheets'),
});

const decode = (part: string): Buffer => Buffer.from(part, 'base64url');

/**
 * AES-256-GCM with a random 96-bit nonce, as text: version, name of the key, nonce, tag and ciphertext, separated by dots.
 */
export const openVault = (keyring: Keyring): Vault => {
  const derived = new Map<string, Key>();
  const keys = (): Key[] =>
    keyring().map((secret) => {
      const key = derived.get(secret) ?? keyOf(secret);
      derived.set(secret, key);
      return key;
    });
  const current = (): Key => {
    const [key] = keys();
    if (!key) throw new Error('There is no key.');
    return key;
  };
  return {
    mark: () => `${version}.${current().id}.`,
    seal: (text, context) => {
      const { id, bytes } = current();
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), sealed];
      return [version, id, ...parts.map((part) => part.toString('base64url'))].join('.');
    },
    open: (sealed, context) => {
      const [readVersion, id, nonce, tag, text] = sealed.split('.');
      if (readVersion !== version || !nonce || !tag || text === undefined)
        throw new Error('Not a sealed text.');
      const key = keys().find((one) => one.id === id);
      if (!key) throw new Error('Sealed with a key that is not known here.');
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, decode(nonce))
        .setAAD(Buffer.from(context))
        .setAuthTag(decode(tag));
      return Buffer.concat([decipher.update(decode(text)), decipher.final()]).toString('utf8');
    },
  };
};
