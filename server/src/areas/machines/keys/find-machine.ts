import { timingSafeEqual } from 'node:crypto';
import { secondsToNextMinute } from '@tandem/domain/calendar/elapsed';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { Failure } from '@tandem/domain/errors';
import { callsPerMinute, keyStart, keyState } from '@tandem/domain/machines/machine-key';
import type { MachineScope } from '@tandem/domain/machines/scopes';
import type { FastifyRequest } from 'fastify';
import type { Machine } from '../../../platform/security/machine.ts';
import type { Vault } from '../../../platform/security/vault.ts';
import { hashToken } from '../../../platform/security/tokens.ts';
import type { Services } from '../../services.ts';
import { contextOfKey, countUse, findKeyByPrefix, type MachineKey } from './key-queries.ts';

const form = new RegExp(`^(${keyStart}[0-9a-f]{10})_[\\w-]{43}$`);

/** Whether it is the key whose hash was sealed; no, too, where the seal is of a secret that is not known here. */
const isKey = (vault: Vault, key: string, { prefix, sealed }: MachineKey): boolean => {
  try {
    const kept = Buffer.from(vault.open(sealed, contextOfKey(prefix)));
    const shown = Buffer.from(hashToken(key));
    return kept.length === shown.length && timingSafeEqual(kept, shown);
  } catch {
    return false;
  }
};

/** The program behind a key that may read this now; null where none is shown. */
export const findMachine = async (
  { db, now, vault }: Pick<Services, 'db' | 'now' | 'vault'>,
  request: FastifyRequest,
  scope: MachineScope,
): Promise<Machine | null> => {
  const [scheme, key = ''] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !key.startsWith(keyStart)) return null;
  const prefix = form.exec(key)?.[1];
  const found = prefix && (await findKeyByPrefix(db.read, prefix));
  if (!found || !isKey(vault, key, found)) throw new Failure('key_unknown');
  const state = keyState(
    { endsOn: found.ends_on, revokedAt: found.revoked_at },
    parisClock(now()).day,
  );
  if (state !== 'active') throw new Failure(`key_${state}`);
  if (!found.scopes.includes(scope)) throw new Failure('key_scope');
  const calls = await countUse(db.read, found.id, now());
  if (calls > callsPerMinute)
    throw new Failure('too_many_requests', {
      data: { retry_after: secondsToNextMinute(now()) },
    });
  return { keyId: found.id };
};
