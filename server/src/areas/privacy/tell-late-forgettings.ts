import { noteLateForgettings } from '../accounts/index.ts';
import { ringSuperusers } from '../notifications/index.ts';
import type { Services } from '../services.ts';

/** It is done some seconds after somebody has left; a job that fails is tried again within the hour. */
const mostMs = 3_600_000;

export const lateSince = (now: Date): Date => new Date(now.getTime() - mostMs);

const text =
  'Des personnes effacées sont encore nommées dans les textes des autres : le passage qui retire leur nom échoue depuis plus d’une heure.';

/** Rings once of each: whoever left was told that it takes minutes. */
export const tellLateForgettings = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> =>
  db.transaction(async (tx) => {
    const at = now();
    if (await noteLateForgettings(tx, lateSince(at), at))
      await ringSuperusers(tx, { text, link: '/dashboard/manager-management' }, at);
  });
