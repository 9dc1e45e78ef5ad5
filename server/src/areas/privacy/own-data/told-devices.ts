import { findPushDevices } from '../../../platform/push/device-queries.ts';
import type { Services } from '../../services.ts';

/** The devices that an account has told at once, without the addresses at which they are reached. */
export const toldDevices = async ({ db }: Pick<Services, 'db'>, accountId: number) => {
  const devices = await findPushDevices(db.read, accountId);
  return devices.map((row) => ({
    appareil: row.device,
    'demandé le': row.created_at,
    'prévenu la dernière fois le': row.told_at,
  }));
};
