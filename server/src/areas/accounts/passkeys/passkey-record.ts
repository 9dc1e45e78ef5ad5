import type { Passkey } from './passkey-queries.ts';

export const passkeyRecord = ({ id, name, created_at, last_used_at }: Passkey) => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
