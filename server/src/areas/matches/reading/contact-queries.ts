import type { Queries } from '../../../platform/database/database.ts';
import { readByIds } from '../../../platform/database/queries/one-or-many.ts';

interface TutorColumns {
  tutor_first_name: string | null;
  tutor_last_name: string | null;
  tutor_email: string | null;
  tutor_phone: string | null;
}

/** Null where the company has named nobody. */
const tutorOf = (row: TutorColumns) => {
  const name = [row.tutor_first_name, row.tutor_last_name].filter(Boolean).join(' ');
  const { tutor_email: email, tutor_phone: phone } = row;
  return name === '' && email === null && phone === null ? null : { name, email, phone };
};

const contacts = readByIds('offers.id', (db, isAsked) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .select([
      'offers.id as need_id',
      'companies.contact_name',
      'companies.contact_role',
      'companies.contact_phone',
      'accounts.email',
      'offers.tutor_first_name',
      'offers.tutor_last_name',
      'offers.tutor_email',
      'offers.tutor_phone',
    ])
    .where(isAsked),
);

/** Whom a candidate reaches at the companies behind these needs, by the id of the need. */
export const findCompanyContacts = async (db: Queries, needIds: readonly number[]) => {
  const rows = await contacts(db, needIds);
  return new Map(
    rows.map((row) => [
      row.need_id,
      {
        name: row.contact_name,
        role: row.contact_role,
        phone: row.contact_phone,
        email: row.email,
        tutor: tutorOf(row),
      },
    ]),
  );
};
