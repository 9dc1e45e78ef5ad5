import type { Queries } from '../../platform/database/database.ts';

/** What is read of where a company, and the place of its need, is. */
export const whereColumns = [
  'offers.same_entity_location',
  'companies.adress',
  'companies.zip_code',
  'companies.city',
] as const;

interface Where {
  same_entity_location: boolean | null;
  adress: string | null;
  zip_code: string | null;
  city: string | null;
}

/** The address of the company whose need is at its own place; empty where no street is known. */
export const onSitePlaceOf = ({ same_entity_location, adress, zip_code, city }: Where): string => {
  if (same_entity_location !== true || !adress) return '';
  const town = [zip_code, city].filter(Boolean).join(' ');
  return [adress, town].filter(Boolean).join(', ');
};

export const findOnSitePlace = async (db: Queries, needId: number): Promise<string> => {
  const row = await db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select(whereColumns)
    .where('offers.id', '=', needId)
    .executeTakeFirst();
  return row ? onSitePlaceOf(row) : '';
};
