import { findPushDevices } from '../../platform/push/device-queries.ts';
import { readPublicKey } from '../../platform/push/push-keys.ts';
import type { Handler } from '../handler.ts';
import { deviceRecord } from './device-record.ts';
import { findLessTokens } from './letter-queries.ts';
import { findSmsReader } from './sms-queries.ts';

export const readAlerts: Handler<'GET /alerts/', 'db'> = async ({ db }, { actor }) => {
  const devices = await findPushDevices(db.read, actor.accountId);
  const tokens = await findLessTokens(db.read, [actor.accountId]);
  return {
    public_key: await readPublicKey(db.read),
    devices: devices.map(deviceRecord),
    sms: await findSmsReader(db.read, actor.accountId),
    less_token: tokens.get(actor.accountId) ?? null,
  };
};
