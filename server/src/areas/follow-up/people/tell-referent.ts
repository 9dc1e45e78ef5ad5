import type { Writes } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { findAccount, nameOfAccount } from '../../accounts/index.ts';
import { addNotifications } from '../../notifications/index.ts';

interface Given {
  /** Who gave them. */
  by: number;
  referentId: number;
  people: number;
  notes: number;
}

const counted = (count: number, one: string, many: string): string[] => {
  if (count === 0) return [];
  return [count === 1 ? `d’une ${one}` : `de ${count} ${many}`];
};

/** Rings with whom somebody else has made responsible for people. */
export const tellReferent = async (
  tx: Writes,
  { by, referentId, people, notes }: Given,
  at: Date,
): Promise<void> => {
  if (by === referentId || people + notes === 0) return;
  const giver = orNotFound(await findAccount(tx, by));
  const what = [
    ...counted(people, 'personne', 'personnes'),
    ...counted(notes, 'note à reprendre', 'notes à reprendre'),
  ];
  const text = `${nameOfAccount(giver)} vous confie le suivi ${what.join(' et ')}`;
  const link = '/dashboard/a-faire?scope=mine&everyone=yes';
  await addNotifications(
    tx,
    [{ accountId: referentId, text, link, about: { accountIds: [by] } }],
    at,
  );
};
