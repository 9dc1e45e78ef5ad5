import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './tokens.ts';

/** Encrypts what must not be readable in the database or in a backup of it. */
export interface Vault {
  /** `context` ties the sealed text to its place: opened elsewhere it fails. */
  seal(text: string, context: string): string;
  open(sealed: string, context: string): string;
}

const version = 'v1';

/** Tells keys apart without telling anything of them. */
export const keyId = (secret: string): string =>
  Buffer.from(deriveKey(secret, 'name of the key')).toString('hex').slice(0, 16);

/** AES-256-GCM with a random 96-bit nonce, as text: version, nonce, tag and ciphertext, separated by dots. */
export const openVault = (secret: string): Vault => {
  const key = deriveKey(secret, 'contract sheets');
  return {
    seal: (text, context) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), sealed];
      return [version, ...parts.map((part) => part.toString('base64url'))].join('.');
    },
    open: (sealed, context) => {
      const [readVersion, ...parts] = sealed.split('.');
      const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (readVersion !== version || !nonce || !tag || !text) throw new Error('Not a sealed text.');
      const decipher = createDecipheriv('aes-256-gcm', key, nonce)
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
  };
};
