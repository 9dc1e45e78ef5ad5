import { Failure } from '@tandem/domain/errors';
import type { Config } from '../../platform/config.ts';
import type { Writes } from '../../platform/database/database.ts';
import { lockKey } from '../../platform/database/key-lock.ts';
import { Reply } from '../../platform/http/call.ts';
import {
  contextOfDevice,
  deletePushDevice,
  findDeviceOfOthers,
  keepNewestDevices,
  putPushDevice,
} from '../../platform/push/device-queries.ts';
import { isPrivateHost } from '../../platform/security/outside-post.ts';
import { hashToken } from '../../platform/security/tokens.ts';
import type { Handler } from '../handler.ts';
import type { Services } from '../services.ts';
import { deviceRecord } from './device-record.ts';

/** More than anybody has in hand: what is older is a browser that was reset. */
const mostDevices = 10;

/** An https address that anybody on the internet could reach; the browser, and so whoever forges it, names it. */
const requireEndpoint = ({ pushPrivate }: Config, typed: string): string => {
  const url = URL.parse(typed);
  const isFine =
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    (pushPrivate
      ? /^https?:$/.test(url.protocol)
      : url.protocol === 'https:' && !isPrivateHost(url));
  if (isFine) return url.href;
  throw new Failure('invalid_input', {
    fields: { endpoint: 'Cette adresse n’est pas celle d’un service de notifications.' },
  });
};

/**
 * A browser that somebody else used before is theirs no more, with what was still to be told to them. It shows the keys of its
 * subscription: whoever has seen its address alone takes nobody's alerts.
 */
const takeFromOthers = async (
  { vault }: Pick<Services, 'vault'>,
  tx: Writes,
  { fingerprint, address, accountId }: { fingerprint: string; address: string; accountId: number },
): Promise<void> => {
  const former = await findDeviceOfOthers(tx, { fingerprint, accountId });
  if (!former) return;
  if (vault.open(former.sealed, contextOfDevice(fingerprint)) !== address)
    throw new Failure('invalid_input', {
      fields: {
        endpoint:
          'Ce navigateur prévient un autre compte : bloquez-y les notifications, puis autorisez-les.',
      },
    });
  await deletePushDevice(tx, { id: former.id });
};

export const addDevice: Handler<
  'POST /alerts/devices/',
  'config' | 'db' | 'now' | 'vault'
> = async ({ config, db, now, vault }, { actor, body, device }) => {
  const endpoint = requireEndpoint(config, body.endpoint);
  const fingerprint = hashToken(endpoint);
  const address = JSON.stringify({ ...body, endpoint });
  return db.transaction(async (tx) => {
    await lockKey(tx, 'to seal');
    await takeFromOthers({ vault }, tx, { fingerprint, address, accountId: actor.accountId });
    const added = await putPushDevice(tx, {
      account_id: actor.accountId,
      sign_in_id: actor.signInId,
      fingerprint,
      sealed: vault.seal(address, contextOfDevice(fingerprint)),
      device: device.slice(0, 300),
      created_at: now(),
    });
    await keepNewestDevices(tx, actor.accountId, mostDevices);
    return new Reply(deviceRecord(added));
  });
};
