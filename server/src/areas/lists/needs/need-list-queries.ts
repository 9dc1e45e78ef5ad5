import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries } from '../../../platform/database/database.ts';
import { seenNeeds, type Sight } from '../../../platform/database/queries/sight.ts';

/** All needs that are seen, the newest first. */
export const findListedNeeds = (db: Queries, sight: Sight) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('accounts', 'accounts.id', 'companies.account_id')
    .innerJoin('sessions', 'sessions.id', 'offers.session_id')
    .select((e) => [
      'offers.id',
      'offers.title',
      'offers.location',
      'offers.contract_type',
      'offers.target_educational_level',
      'offers.state',
      'offers.state_since',
      'offers.created_at',
      'offers.seats',
      'offers.tutor_first_name',
      'offers.tutor_last_name',
      'offers.session_id',
      'sessions.name as session_name',
      'offers.company_id',
      'companies.name as company_name',
      'companies.account_id',
      'accounts.referent_id',
      jsonArrayFrom(
        e
          .selectFrom('offer_formations')
          .innerJoin('formations', 'formations.id', 'offer_formations.formation_id')
          .select(['formations.id', 'formations.name'])
          .whereRef('offer_formations.offer_id', '=', 'offers.id')
          .orderBy('formations.name'),
      ).as('formations'),
    ])
    .where(seenNeeds(sight))
    .orderBy('offers.created_at', 'desc')
    .orderBy('offers.id', 'desc')
    .execute();

export type ListedNeedRow = Awaited<ReturnType<typeof findListedNeeds>>[number];
