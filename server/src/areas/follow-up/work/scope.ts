import { sees, sightOf } from '@tandem/domain/accounts/access';
import { sql, type RawBuilder } from 'kysely';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { findLinks } from '../../programmes/index.ts';
import type { Followed } from '../facts/read-follow-up.ts';

export type Scope = 'mine' | 'programmes' | 'all';

/** Whom a member of the staff may see at all. */
export const inSight =
  (actor: SignedInActor) =>
  ({ programmeIds }: Followed): boolean =>
    sees(actor, programmeIds);

/** The programmes of the account `a`: a candidate's own, or those that the needs of a company ask for. */
const programmesOf = sql`(
  select p.formation_id from applicants p where p.account_id = a.id and p.formation_id is not null
  union all
  select f.formation_id from companies y join offers o on o.company_id = y.id
  join offer_formations f on f.offer_id = o.id where y.account_id = a.id
)`;

const hasOneOf = (programmeIds: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from ${programmesOf} known (id) where known.id = any(${[...programmeIds]}::int[])
  )`;

/** The same of the account `a` of a query: of whom no programme is known is everybody's. */
export const isInSight = (actor: SignedInActor): RawBuilder<boolean> => {
  const sight = sightOf(actor);
  return sight === null
    ? sql<boolean>`true`
    : sql<boolean>`(${hasOneOf(sight)} or not exists (select from ${programmesOf} known (id)))`;
};

/**
 * Which waits a member of the staff looks at, of the account `a` and its cause `c`: all, those of their programmes, or those of
 * the people whose referent they are with the notes that they see to.
 */
export const scopeOf = async (
  db: Queries,
  actor: SignedInActor,
  scope: Scope,
): Promise<RawBuilder<boolean>> => {
  const isSeen = isInSight(actor);
  if (scope === 'all') return isSeen;
  const { accountId } = actor;
  if (scope === 'mine')
    return sql<boolean>`(${isSeen} and case when c.subject = 'note'
      then exists (select from notes n where n.id = c.subject_id and n.owner_id = ${accountId})
      else a.referent_id = ${accountId} end)`;
  const links = await findLinks(db, accountId);
  const own = links.map(({ formation: programmeId }) => programmeId);
  return own.length === 0 ? isSeen : hasOneOf(own);
};
