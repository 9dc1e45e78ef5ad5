import { needFields } from '@tandem/domain/needs/need-fields';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { readPage, type Page } from '../../platform/database/page.ts';
import { columnsIn } from '../../platform/database/field-columns.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type Offer = Selectable<Tables['offers']>;

const setFormations = async (
  tx: Writes,
  offerId: number,
  formationIds: readonly number[],
): Promise<void> => {
  await tx.deleteFrom('offer_formations').where('offer_id', '=', offerId).execute();
  await tx
    .insertInto('offer_formations')
    .values(formationIds.map((formation_id) => ({ offer_id: offerId, formation_id })))
    .execute();
};

export const addOffer = async (
  tx: Writes,
  values: Insertable<Tables['offers']>,
  formationIds: readonly number[],
): Promise<number> => {
  const { id } = await tx
    .insertInto('offers')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  await setFormations(tx, id, formationIds);
  return id;
};

export const updateOffer = async (
  tx: Writes,
  id: number,
  values: Updateable<Tables['offers']>,
  formationIds?: readonly number[],
): Promise<void> => {
  await tx.updateTable('offers').set(values).where('id', '=', id).execute();
  if (formationIds) await setFormations(tx, id, formationIds);
};

/** Locked against changes; others may refer to it. */
export const lockOffer = (tx: Writes, id: number): Promise<Offer | undefined> =>
  tx.selectFrom('offers').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Locked against those as well who refer to it: nobody moves one of its matches, or stores a score of it, meanwhile. */
export const lockOfferWithMatches = async (tx: Writes, id: number): Promise<void> => {
  await tx.selectFrom('offers').select('id').where('id', '=', id).forUpdate().execute();
};

export const lockOfferByToken = (tx: Writes, token: string): Promise<Offer | undefined> =>
  tx
    .selectFrom('offers')
    .selectAll()
    .where('token', '=', token)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** What a test link shows to the tutor who holds it. */
export const findOfferByToken = (
  db: Queries,
  token: string,
): Promise<{ title: string; company: string; activated_at: Date | null } | undefined> =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .select(['offers.title', 'companies.name as company', 'offers.activated_at'])
    .where('offers.token', '=', token)
    .executeTakeFirst();

export const deleteOffer = async (tx: Writes, id: number): Promise<void> => {
  await tx.deleteFrom('match_scores').where('offer_id', '=', id).execute();
  await tx.deleteFrom('offers').where('id', '=', id).execute();
};

const offerRows = (db: Queries) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('sessions', 'sessions.id', 'offers.session_id')
    .select((e) => [
      'offers.id',
      'offers.company_id',
      ...columnsIn('offers', needFields),
      'offers.token',
      'offers.activated_at',
      'offers.created_at',
      'sessions.name as session_name',
      'companies.name as company_name',
      jsonArrayFrom(
        e
          .selectFrom('offer_formations')
          .innerJoin('formations', 'formations.id', 'offer_formations.formation_id')
          .select(['formations.id', 'formations.name'])
          .whereRef('offer_formations.offer_id', '=', 'offers.id')
          .orderBy('formations.name'),
      ).as('formations'),
    ]);

export type OfferRow = NonNullable<Awaited<ReturnType<typeof findOfferRow>>>;

export const findOfferRow = (db: Queries, id: number) =>
  offerRows(db).where('offers.id', '=', id).executeTakeFirst();

export const findOfferRows = (db: Queries, ids: readonly number[]) =>
  offerRows(db)
    .where((e) => e('offers.id', '=', e.fn.any(e.val([...ids]))))
    .execute();

/** A company's needs, newest first. */
export const findOffersOf = (db: Queries, companyId: number, page: Page = {}) => {
  let rows = offerRows(db).where('offers.company_id', '=', companyId).orderBy('offers.id', 'desc');
  if (page.limit !== undefined) rows = rows.limit(page.limit);
  if (page.offset !== undefined) rows = rows.offset(page.offset);
  const count = async () => {
    const { total } = await db
      .selectFrom('offers')
      .select((e) => e.fn.countAll<number>().as('total'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    return total;
  };
  return readPage(db, page, () => rows.execute(), count);
};
