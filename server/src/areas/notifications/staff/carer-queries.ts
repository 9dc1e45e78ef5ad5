import type { Pair } from '@tandem/domain/matches/match';
import type { NotNull } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

export interface Carer {
  id: number;
  email: string;
}

/** Who looks after a need: the managers of its programmes, and all who look after every one. */
export const findSupervisorsOfNeed = (db: Queries, needId: number): Promise<Carer[]> =>
  db
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.email'])
    .where('accounts.kind', 'in', ['staff', 'superuser'])
    .where('accounts.registered_at', 'is not', null)
    .where((e) => {
      const linked = e
        .selectFrom('formation_links')
        .select('formation_links.id')
        .whereRef('formation_links.manager_id', '=', 'accounts.id');
      const ofNeed = linked
        .innerJoin(
          'offer_formations',
          'offer_formations.formation_id',
          'formation_links.formation_id',
        )
        .where('offer_formations.offer_id', '=', needId);
      return e.or([e.not(e.exists(linked)), e.exists(ofNeed)]);
    })
    .orderBy('accounts.id')
    .$narrowType<{ email: NotNull }>()
    .execute();

/** Who looks after a candidate: the managers of their programme, or all who look after every one. */
export const findSupervisors = (db: Queries, candidateId: number): Promise<Carer[]> =>
  db
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.email'])
    .where('accounts.kind', 'in', ['staff', 'superuser'])
    .where('accounts.registered_at', 'is not', null)
    .where((e) =>
      e.or([
        e.not(
          e.exists(
            e
              .selectFrom('formation_links')
              .select('formation_links.id')
              .whereRef('formation_links.manager_id', '=', 'accounts.id'),
          ),
        ),
        e.exists(
          e
            .selectFrom('formation_links')
            .innerJoin('applicants', 'applicants.formation_id', 'formation_links.formation_id')
            .select('formation_links.id')
            .whereRef('formation_links.manager_id', '=', 'accounts.id')
            .where('applicants.id', '=', candidateId),
        ),
      ]),
    )
    .orderBy('accounts.id')
    .$narrowType<{ email: NotNull }>()
    .execute();

const findReferents = (db: Queries, { candidateId, needId }: Pair): Promise<Carer[]> =>
  db
    .selectFrom('accounts')
    .select(['accounts.id', 'accounts.email'])
    .where('accounts.registered_at', 'is not', null)
    .where((e) =>
      e.or([
        e(
          'accounts.id',
          'in',
          e
            .selectFrom('applicants')
            .innerJoin('accounts as followed', 'followed.id', 'applicants.account_id')
            .select('followed.referent_id')
            .where('applicants.id', '=', candidateId),
        ),
        e(
          'accounts.id',
          'in',
          e
            .selectFrom('offers')
            .innerJoin('companies', 'companies.id', 'offers.company_id')
            .innerJoin('accounts as followed', 'followed.id', 'companies.account_id')
            .select('followed.referent_id')
            .where('offers.id', '=', needId),
        ),
      ]),
    )
    .orderBy('accounts.id')
    .$narrowType<{ email: NotNull }>()
    .execute();

/** Who of the staff sees to a match: the referents of its two sides; where neither has one, who looks after the candidate. */
export const findCarers = async (db: Queries, pair: Pair): Promise<Carer[]> => {
  const referents = await findReferents(db, pair);
  return referents.length > 0 ? referents : findSupervisors(db, pair.candidateId);
};
