import type { PushDevice } from '../../platform/push/device-queries.ts';

export const deviceRecord = ({ id, device, fingerprint, created_at, told_at }: PushDevice) => ({
  id,
  device,
  fingerprint,
  created_at: created_at.toISOString(),
  told_at: told_at?.toISOString() ?? null,
});
