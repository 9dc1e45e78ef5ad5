import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '../platform/security/tokens.ts';
import { keyId } from '../platform/security/vault.ts';

export const signatureShape = z.object({
  /** Which secret signed. */
  key: z.string(),
  /** HMAC-SHA-256, in hexadecimal digits. */
  hmac: z.string(),
});

export type Signature = z.infer<typeof signatureShape>;

/** What is signed: how many entries an archive has, and the hash of their names and contents. */
export interface SignedContent {
  entries: number;
  sha256: string;
}

export const signContent = (secret: string, { entries, sha256 }: SignedContent): Signature => ({
  key: keyId(secret),
  hmac: createHmac('sha256', deriveKey(secret, 'backups'))
    .update(`${entries}\0${sha256}`)
    .digest('hex'),
});

/** Whether one of these secrets has signed exactly this. */
export const isSignedBy = (
  secrets: readonly string[],
  content: SignedContent,
  signature: Signature,
): boolean => {
  const secret = secrets.find((one) => keyId(one) === signature.key);
  if (secret === undefined) return false;
  const [own, given] = [signContent(secret, content).hmac, signature.hmac].map((hex) =>
    Buffer.from(hex),
  );
  return own?.length === given?.length && timingSafeEqual(own ?? Buffer.of(), given ?? Buffer.of());
};
