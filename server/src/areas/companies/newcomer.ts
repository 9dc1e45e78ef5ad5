import { parisDate } from '@tandem/domain/calendar/paris-time';
import { elapsedDays } from '@tandem/domain/calendar/elapsed';
import type { Queries } from '../../platform/database/database.ts';

/** For how long a company is new to those whom it writes to. */
const newForDays = 30;

/** Who let a company in that has just come: whoever reads its name for the first time may ask them. Null once it is not new. */
export const newcomerLine = async (
  db: Queries,
  companyAccountId: number,
  now: Date,
): Promise<string | null> => {
  const found = await db
    .selectFrom('accounts')
    .select('registered_at')
    .where('id', '=', companyAccountId)
    .executeTakeFirst();
  if (!found?.registered_at || elapsedDays(found.registered_at, now) > newForDays) return null;
  const by = await db
    .selectFrom('journal')
    .innerJoin('accounts', 'accounts.id', 'journal.actor_id')
    .select(['accounts.first_name', 'accounts.last_name'])
    .where('journal.person_id', '=', companyAccountId)
    .where('journal.deed', '=', 'invite')
    .orderBy('journal.id', 'desc')
    .executeTakeFirst();
  const name = by && `${by.first_name} ${by.last_name}`.trim();
  const inviter = name ? `par ${name}, du centre de formation` : 'par le centre de formation';
  return `Cette entreprise est sur Tandem depuis le ${parisDate(found.registered_at)}, invitée ${inviter}.`;
};
