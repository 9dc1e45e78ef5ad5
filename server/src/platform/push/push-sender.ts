import webPush from 'web-push';
import type { Config } from '../config.ts';
import { postOutside, PrivateAddressError } from '../security/outside-post.ts';
import type { PushKeys } from './push-keys.ts';

/** Where a browser is reached, and with what it opens what it is sent; keys as base64url. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The push service knows the device no more: it was switched off there, or the browser is gone. */
export class PushGone extends Error {
  override readonly name = 'PushGone';
}

/** The push service, or the address, refuses it for good. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

const timeoutMs = 10_000;
const goneStatuses: ReadonlySet<number> = new Set([404, 410]);
/** Another try can change it: too many at once, or a fault of the service. */
const isPassing = (status: number): boolean => status >= 500 || [408, 429].includes(status);

/** Whom a push service would write to about what this server sends: it takes an https address, whatever the server has. */
const subjectOf = (publicUrl: string): string => publicUrl.replace(/^http:/, 'https:');

const encrypted = (
  { publicUrl }: Config,
  keys: PushKeys,
  { endpoint, p256dh, auth }: PushAddress,
  { payload, ttlSeconds }: { payload: string; ttlSeconds: number },
) => {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: subjectOf(publicUrl), ...keys },
      TTL: ttlSeconds,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    });
  } catch (error) {
    throw new PushRefused(error instanceof Error ? error.message : String(error));
  }
};

/**
 * Sends a payload that only the device can open (RFC 8291) through its push service (RFC 8030). Fails with `PushGone` where
 * there is no such device any more, with `PushRefused` where no other try can help.
 */
export const sendPush = async (
  config: Config,
  keys: PushKeys,
  address: PushAddress,
  message: { payload: string; ttlSeconds: number },
): Promise<void> => {
  const { endpoint, headers, body } = encrypted(config, keys, address, message);
  const status = await postOutside(new URL(endpoint), {
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length'),
    ),
    body: body ?? '',
    mayBePrivate: config.pushPrivate,
    timeoutMs,
  }).catch((error: unknown) => {
    throw error instanceof PrivateAddressError
      ? new PushRefused('L’adresse mène à une machine du réseau interne.')
      : error;
  });
  if (status >= 200 && status < 300) return;
  const reason = `Le service de notifications a répondu ${status}.`;
  if (goneStatuses.has(status)) throw new PushGone(reason);
  throw isPassing(status) ? new Error(reason) : new PushRefused(reason);
};
