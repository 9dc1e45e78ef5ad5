import { createHmac, randomBytes } from 'node:crypto';

const start = 'whsec_';

export const makeSigningSecret = (): string => start + randomBytes(32).toString('base64');

/** The headers of https://www.standardwebhooks.com: the number, the moment in seconds, and the signature of both with the text. */
export const signedHeaders = (
  secret: string,
  { uid, at, body }: { uid: string; at: Date; body: string },
): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(start.length), 'base64');
  const signature = createHmac('sha256', key)
    .update(`${uid}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': uid,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
};
