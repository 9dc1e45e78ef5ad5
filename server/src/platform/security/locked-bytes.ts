import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface LockedBytes {
  locked: Uint8Array;
  /** Opens these bytes and nothing else; to be kept sealed. */
  key: string;
}

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a file with a key of its own, so that a change of the product's key seals that key anew, and no file. */
export const lockBytes = (bytes: Uint8Array): LockedBytes => {
  const key = randomBytes(32);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return {
    locked: Buffer.concat([nonce, cipher.getAuthTag(), sealed]),
    key: key.toString('base64url'),
  };
};

/** Throws for bytes that are not as they were locked. */
export const unlockBytes = (locked: Uint8Array, key: string): Buffer => {
  const bytes = Buffer.from(locked.buffer, locked.byteOffset, locked.byteLength);
  const textAt = nonceBytes + tagBytes;
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(key, 'base64url'),
    bytes.subarray(0, nonceBytes),
  ).setAuthTag(bytes.subarray(nonceBytes, textAt));
  return Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]);
};
