import { needState } from '@tandem/domain/needs/need-state';
import { companyFields } from '@tandem/domain/companies/company-fields';
import { indicatorColumns } from '../invitations/index.ts';
import type { NotNull, Selectable, Updateable } from 'kysely';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { seenCompanies, type Sight } from '../../platform/database/queries/sight.ts';
import type { Page } from '../../platform/database/queries/page.ts';
import { columnsIn } from '../../platform/database/queries/field-columns.ts';
import { filledColumns } from '../sheets/index.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';

export type Company = Selectable<Tables['companies']>;

export const findCompany = (db: Queries, id: number): Promise<Company | undefined> =>
  db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();

export const lockCompany = (tx: Writes, id: number): Promise<Company | undefined> =>
  tx.selectFrom('companies').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/**
 * The account of a registered company that is about to be deleted. Whoever moves a match of its needs, or stores scores
 * of theirs, has ended by then or finds them gone.
 */
export const lockCompanyToDelete = async (
  tx: Writes,
  companyId: number,
): Promise<{ account_id: number } | undefined> => {
  const company = await tx
    .selectFrom('companies')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .select('companies.account_id')
    .where('companies.id', '=', companyId)
    .where('accounts.registered_at', 'is not', null)
    .forUpdate('companies')
    .executeTakeFirst();
  await tx
    .selectFrom('offers')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return company;
};

export const updateCompany = async (
  tx: Writes,
  id: number,
  values: Updateable<Tables['companies']>,
): Promise<void> => {
  await tx.updateTable('companies').set(values).where('id', '=', id).execute();
};

/** Whether the reader sees a company at all. */
export const isCompanySeen = async (db: Queries, id: number, sight: Sight): Promise<boolean> => {
  const row = await db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .where(seenCompanies(sight))
    .executeTakeFirst();
  return row !== undefined;
};

const companyRows = (db: Queries) =>
  db
    .selectFrom('companies')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .leftJoin('invitations', 'invitations.account_id', 'accounts.id')
    .select((e) => [
      'companies.id',
      'companies.account_id',
      ...columnsIn('companies', companyFields),
      'companies.page_done_at',
      ...filledColumns('companies'),
      'accounts.email',
      'accounts.created_at',
      'accounts.registered_at',
      e
        .selectFrom('offers')
        .select((o) => o.fn.countAll<number>().as('n'))
        .whereRef('offers.company_id', '=', 'companies.id')
        .as('number_of_offers'),
      e
        .selectFrom('offers')
        .select((o) => o.fn.countAll<number>().as('n'))
        .whereRef('offers.company_id', '=', 'companies.id')
        .innerJoin('sessions', 'sessions.id', 'offers.session_id')
        .where('offers.state', '=', needState.active)
        .where('sessions.closed_at', 'is', null)
        .as('active_offers'),
      ...indicatorColumns,
    ]);

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompanyRow>>>;

export const findCompanyRow = (db: Queries, id: number) =>
  companyRows(db).where('companies.id', '=', id).executeTakeFirst();

/** Registered companies, by name. */
export const findRegisteredCompanies = (db: Queries, page: Page, sight: Sight) => {
  let rows = companyRows(db)
    .where('accounts.registered_at', 'is not', null)
    .where(seenCompanies(sight))
    .orderBy('companies.name')
    .orderBy('companies.id');
  if (page.limit !== undefined) rows = rows.limit(page.limit);
  if (page.offset !== undefined) rows = rows.offset(page.offset);
  return rows.execute();
};

/** Invited companies that have not registered, newest first. */
export const findInvitedCompanies = (db: Queries, page: Page) => {
  let rows = db
    .selectFrom('companies')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .innerJoin('invitations', 'invitations.account_id', 'accounts.id')
    .select([
      'companies.id',
      'companies.name',
      'companies.siret',
      'accounts.email',
      'accounts.created_at',
      'invitations.token',
      'invitations.expires_at',
      ...indicatorColumns,
    ])
    .where('accounts.registered_at', 'is', null)
    .orderBy('companies.id', 'desc')
    .$narrowType<{ email: NotNull }>();
  if (page.limit !== undefined) rows = rows.limit(page.limit);
  if (page.offset !== undefined) rows = rows.offset(page.offset);
  return rows.execute();
};

export const countCompanies = async (
  db: Queries,
  sight: Sight,
): Promise<{ registered: number; invited: number }> => {
  const { total, registered } = await db
    .selectFrom('companies')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      e.fn.count<number>('accounts.registered_at').as('registered'),
    ])
    .where(seenCompanies(sight))
    .executeTakeFirstOrThrow();
  return { registered, invited: total - registered };
};
