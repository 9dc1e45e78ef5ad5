import { companyKey } from '@tandem/domain/invitations/import/cells/company-key';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const keysAtOnce = 1000;

/**
 * Names of companies are compared by what is left of them without accents and legal forms, which the database cannot tell: it
 * forgets it with each new name (a trigger does), and the next import or night writes it again. Some at a time, and none that
 * somebody else holds.
 */
export const keepNameKeys = async (db: Database): Promise<void> => {
  const keepSome = () =>
    db.transaction(async (tx) => {
      const fresh = await tx
        .selectFrom('companies')
        .select(['id', 'name'])
        .where('name_key', 'is', null)
        .orderBy('id')
        .limit(keysAtOnce)
        .forNoKeyUpdate()
        .skipLocked()
        .execute();
      if (fresh.length > 0)
        await sql`update companies set name_key = told.key
          from unnest(
            ${fresh.map(({ id }) => id)}::int[], ${fresh.map(({ name }) => companyKey(name))}::text[]
          ) as told (id, key) where companies.id = told.id`.execute(tx);
      return fresh.length;
    });
  while ((await keepSome()) === keysAtOnce);
};
