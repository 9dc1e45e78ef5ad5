import type { Updateable } from 'kysely';
import type { Tables } from '../../platform/database/tables/tables.ts';
import type { TestServer } from '../product/test-server.ts';

/** What leaves by itself begins with what comes about from that moment on, by the clock of the test; the staff know what waited before. */
export const beginFollowUp = async (
  { services }: TestServer,
  at: Date,
  others: Updateable<Tables['follow_up_settings']> = {},
): Promise<void> => {
  await services.db.read
    .updateTable('follow_up_settings')
    .set({ begun_at: at, older_told_at: at, ...others })
    .execute();
};
