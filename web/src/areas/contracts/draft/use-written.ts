import type { Answer } from '@tandem/contract';
import { useState } from 'react';
import { serverNow } from '../../../platform/api/server-clock.ts';
import { useSession } from '../../../platform/session/session.ts';

type Written = Answer<'GET /contract/file/{matchId}/'>['written'];

/** Of each field the one who wrote later. */
export const laterOf = (one: Written, other: Written): Written => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).filter(([key, who]) => (who?.at ?? '') > (one[key]?.at ?? '')),
  ),
});

/** Who has written what stands in each field, what is saved meanwhile by its reader included. */
export const useWritten = (
  stored: Written,
): { written: Written; noteSaved: (keys: readonly string[]) => void } => {
  const { role } = useSession();
  const [wrote, setWrote] = useState<Written>({});
  return {
    written: laterOf(stored, wrote),
    noteSaved: (keys) => {
      const now = { by: role, at: new Date(serverNow()).toISOString() };
      setWrote((before) => ({ ...before, ...Object.fromEntries(keys.map((key) => [key, now])) }));
    },
  };
};
