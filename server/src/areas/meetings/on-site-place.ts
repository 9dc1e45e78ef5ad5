import type { Queries } from '../../platform/database/database.ts';

/** The address of the company whose need is at its own place; empty where no street is known. */
export const findOnSitePlace = async (db: Queries, needId: number): Promise<string> => {
  const company = await db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select(['companies.adress', 'companies.zip_code', 'companies.city'])
    .where('offers.id', '=', needId)
    .where('offers.same_entity_location', '=', true)
    .executeTakeFirst();
  if (!company?.adress) return '';
  const town = [company.zip_code, company.city].filter(Boolean).join(' ');
  return [company.adress, town].filter(Boolean).join(', ');
};
