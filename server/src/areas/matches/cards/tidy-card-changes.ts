import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Once a day lets the older changes go. In their place one of everybody's is noted: no stamp is to be what it once was. */
export const tidyCardChanges = async ({ kind, read }: Database): Promise<void> => {
  await sql`
    with gone as (delete from card_changes where at < now() - interval '1 day' returning account_id)
    insert into card_changes (account_id) select 0 where exists (select from gone)`.execute(read);
  // A PostgreSQL server sees to the room of what was deleted by itself.
  if (kind === 'embedded') await sql`vacuum card_changes`.execute(read);
};
