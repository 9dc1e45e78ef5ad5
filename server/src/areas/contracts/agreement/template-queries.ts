import type { Queries, Writes } from '../../../platform/database/database.ts';

const name = 'agreement';

export interface SavedTemplate {
  content: string;
  saved_at: Date;
}

/** Undefined where the centre uses the delivered one. */
export const findTemplate = (db: Queries): Promise<SavedTemplate | undefined> =>
  db
    .selectFrom('contract_templates')
    .select(['content', 'saved_at'])
    .where('name', '=', name)
    .executeTakeFirst();

export const writeTemplate = async (
  tx: Writes,
  saved: SavedTemplate & { account_id: number },
): Promise<void> => {
  await tx
    .insertInto('contract_templates')
    .values({ name, ...saved })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(saved))
    .execute();
};

export const deleteTemplate = async (tx: Writes): Promise<void> => {
  await tx.deleteFrom('contract_templates').where('name', '=', name).execute();
};
