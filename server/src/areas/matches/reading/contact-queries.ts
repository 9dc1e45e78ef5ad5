import type { Queries } from '../../../platform/database/database.ts';

/** Whom a candidate reaches at the companies behind these needs, by the id of the need. */
export const findCompanyContacts = async (db: Queries, needIds: readonly number[]) => {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .select([
      'offers.id as need_id',
      'companies.contact_name',
      'companies.contact_role',
      'companies.contact_phone',
      'accounts.email',
    ])
    .where((e) => e('offers.id', '=', e.fn.any(e.val([...needIds]))))
    .execute();
  return new Map(
    rows.map((row) => [
      row.need_id,
      {
        name: row.contact_name,
        role: row.contact_role,
        phone: row.contact_phone,
        email: row.email,
      },
    ]),
  );
};
