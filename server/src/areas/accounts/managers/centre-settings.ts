import { Failure } from '@tandem/domain/errors';
import type { Queries } from '../../../platform/database/database.ts';
import type { Handler } from '../../handler.ts';
import { isBegunWithTwoFactors } from '../sign-in/sign-in-queries.ts';

const readSettings = (db: Queries) =>
  db
    .selectFrom('centre_settings')
    .select(['managers_see', 'staff_second_factor', 'sign_in_links', 'chances_told'])
    .executeTakeFirstOrThrow();

export const readCentreSettings: Handler<'GET /centre_settings/', 'db'> = ({ db }) =>
  readSettings(db.read);

/**
 * Holds from the next call on, whoever has signed in before. Who asks the staff for a second factor has one: nobody locks
 * themselves out, and somebody has seen that it works.
 */
export const saveCentreSettings: Handler<'PUT /centre_settings/', 'db'> = async (
  { db },
  { actor, body },
) => {
  if (body.staff_second_factor && !(await isBegunWithTwoFactors(db.read, actor.signInId)))
    throw new Failure('second_factor_first');
  await db.read.updateTable('centre_settings').set(body).execute();
  return readSettings(db.read);
};
