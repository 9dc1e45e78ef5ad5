import {
  contextOfDevice,
  countUnread,
  findPushDevice,
  noteToldDevice,
} from '../push/device-queries.ts';
import { readPushKeys } from '../push/push-keys.ts';
import { sendPush, type PushAddress } from '../push/push-sender.ts';
import type { PlatformServices } from '../services.ts';
import type { Message } from './message-queries.ts';

/** What a device is told: the line that the mail has as its subject, and the page that it opens. */
export interface PushPayload {
  text: string;
  path: string;
  /** How many lines of the bell are unread: for the number on the icon. */
  unread: number;
}

/** Sends a push message to the device that it was written for. A device that is gone takes its messages with it. */
export const sendToDevice = async (
  { config, db, now, vault }: Pick<PlatformServices, 'config' | 'db' | 'now' | 'vault'>,
  { push_device_id: id, subject, text: path, leave_until: until }: Message,
): Promise<void> => {
  const device = id === null ? undefined : await findPushDevice(db.read, id);
  if (!device) return;
  const address = JSON.parse(
    vault.open(device.sealed, contextOfDevice(device.fingerprint)),
  ) as PushAddress;
  const unread = await countUnread(db.read, device.account_id);
  const payload: PushPayload = { text: subject, path, unread };
  const left = until === null ? 0 : until.getTime() - now().getTime();
  await sendPush(config, await readPushKeys(db.read, vault), address, {
    payload: JSON.stringify(payload),
    ttlSeconds: Math.max(0, Math.round(left / 1000)),
  });
  await noteToldDevice(db.read, device.id, now());
};
