import { parisClock } from '@tandem/domain/calendar/paris-time';
import { keyState } from '@tandem/domain/machines/machine-key';
import type { MachineKey } from './key-queries.ts';

export const keyRecord = (key: MachineKey, now: Date) => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  ends_on: key.ends_on,
  created_at: key.created_at.toISOString(),
  last_used_at: key.last_used_at?.toISOString() ?? null,
  revoked_at: key.revoked_at?.toISOString() ?? null,
  state: keyState({ endsOn: key.ends_on, revokedAt: key.revoked_at }, parisClock(now).day),
});
