import { hasJumped } from '@tandem/domain/privacy/clock';
import { ringSuperusers } from '../../notifications/index.ts';
import type { Services } from '../../services.ts';
import { lockClockNote, writeClockNote } from './clock-queries.ts';

/**
 * Whether what is deleted, expires or counts because its time is over may do so now: not where the clock has jumped since this was last asked.
 * Superusers are then asked, once; a clock that is put right again is believed without them.
 */
export const isClockSteady = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const at = now();
    const last = await lockClockNote(tx);
    if (!last || !hasJumped(last.seenAt, at)) {
      await writeClockNote(tx, { seenAt: at, heldAt: null });
      return true;
    }
    if (last.heldAt !== null) return false;
    await writeClockNote(tx, { seenAt: last.seenAt, heldAt: at });
    const text = 'L’horloge du serveur a sauté : rien n’est effacé ni n’expire avant votre accord.';
    await ringSuperusers(tx, { text, link: '/dashboard/manager-management' }, at);
    return false;
  });
