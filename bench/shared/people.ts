import type { Database } from '../../server/src/platform/database/database.ts';

const statements = (people: number): string => `
  insert into accounts (kind, email, email_key, first_name, last_name, created_at, registered_at)
    select case when i % 10 = 0 then 'company' else 'applicant' end,
      'personne.' || i || '@exemple.fr', 'personne.' || i || '@exemple.fr',
      (array['Zoé', 'Léa', 'Hugo', 'Inès', 'Jean-Baptiste', 'Maëlle', 'Noé'])[1 + i % 7],
      (array['Martin', 'Lefèvre', 'Dupont', 'Nguyen', 'García', 'Le Goff', 'D’Arc', 'Benali', 'Moreau',
        'Petit', 'Roux'])[1 + i % 11] || ' ' || substr(md5(i::text), 1, 5), now(), now()
    from generate_series(1, ${people}) i;
  insert into applicants (account_id, phone, city, location)
    select id, '+336' || lpad((id * 4999 % 100000000)::text, 8, '0'), 'Saint-Étienne', 'Lyon'
    from accounts where kind = 'applicant';
  insert into companies (account_id, name, city, contact_name, contact_phone)
    select id, 'Maison ' || last_name, 'Nœux-les-Mines', first_name, '+33639981234'
    from accounts where kind = 'company';
  analyze`;

/** Fills an empty database with so many accounts: nine candidates to a company, with addresses, names, numbers and towns. */
export const fillPeople = async (db: Database, people: number): Promise<void> => {
  await db.pool.query(statements(people));
};
