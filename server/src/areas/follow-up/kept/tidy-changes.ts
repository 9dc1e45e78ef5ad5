import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** What was deleted leaves room for what comes; a PostgreSQL server sees to that by itself, the embedded database does not. */
export const tidyChanges = async ({ kind, read }: Database): Promise<void> => {
  if (kind === 'embedded')
    await sql`vacuum follow_up_changes, follow_up_causes, follow_up_stages`.execute(read);
};
