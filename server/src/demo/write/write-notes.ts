import { addDays } from '@tandem/domain/calendar/days';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import type { NoteKind } from '@tandem/domain/notes/note';
import type { Writes } from '../../platform/database/database.ts';
import { day } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { Written } from './written.ts';

const noted: readonly (readonly [NoteKind, string])[] = [
  ['call', 'Appelé, pas de réponse. Message laissé sur le répondeur.'],
  ['call', 'Très motivée, préfère un premier échange par téléphone.'],
  ['visit', 'Visite de l’atelier avec le tuteur, équipe accueillante.'],
  ['mail', 'Demande le calendrier de la formation, envoyé.'],
  ['note', 'Permis en cours, cherche près d’une gare en attendant.'],
  ['call', 'Souhaite être rappelé avant la fin du mois.'],
];

/** Who looks after whom, and what was noted lately; every third note is to be taken up again about now. */
export const writeNotes = async (
  tx: Writes,
  { accounts, managers, superuserId }: Written,
  now: Date,
  random: Random,
): Promise<void> => {
  const staff = [superuserId, ...managers.values()];
  const followed = random.some([...accounts.values()], 90);
  for (const [index, { accountId }] of followed.entries())
    await tx
      .updateTable('accounts')
      .set({ referent_id: staff[index % staff.length] ?? superuserId })
      .where('id', '=', accountId)
      .execute();
  const today = parisClock(now).day;
  const notes = followed.slice(0, 24).map(({ accountId }, index) => {
    const [kind, text] = random.pick(noted);
    const at = new Date(now.getTime() - random.integer(1, 20) * day);
    const author = staff[index % staff.length] ?? superuserId;
    const isDue = index % 3 === 0;
    return {
      account_id: accountId,
      offer_id: null,
      applicant_id: null,
      kind,
      text,
      author_id: author,
      owner_id: isDue ? author : null,
      due_on: isDue ? addDays(today, (index % 4) - 2) : null,
      created_at: at,
      changed_at: at,
    };
  });
  await tx.insertInto('notes').values(notes).execute();
};
