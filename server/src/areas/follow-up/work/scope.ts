import { sees, sightOf, type Actor } from '@tandem/domain/accounts/access';
import type { Cause, Wait } from '@tandem/domain/follow-up/wait';
import { needsPerCandidate } from '@tandem/domain/matches/match';
import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import {
  seenCandidates,
  seenNeeds,
  seenNotes,
  tellsOfSeen,
} from '../../../platform/database/queries/sight.ts';
import { findLinks } from '../../programmes/index.ts';
import type { Followed } from '../facts/read-follow-up.ts';
import { readUntold } from '../facts/untold-facts.ts';

export type Scope = 'mine' | 'programmes' | 'all';

/** Whom a member of the staff may see at all. */
export const inSight =
  (actor: Actor) =>
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
export const isInSight = (actor: Actor): RawBuilder<boolean> => {
  const sight = sightOf(actor);
  return sight === null
    ? sql<boolean>`true`
    : sql<boolean>`(${hasOneOf(sight)} or not exists (select from ${programmesOf} known (id)))`;
};

/** Of the causes `c` of somebody whom a member of the staff sees: not what is about a need, a match, a note or calls that they do not see. */
export const isCauseInSight = (actor: Actor): RawBuilder<boolean> => {
  const sight = sightOf(actor);
  return sight === null
    ? sql<boolean>`true`
    : sql<boolean>`(case c.subject
        when 'need' then exists (
          select from offers where offers.id = c.subject_id and ${seenNeeds(sight)})
        when 'match' then exists (
          select from applicants s
          where s.id = c.subject_id / ${sql.lit(needsPerCandidate)} and ${seenCandidates(sight, 's')})
        when 'note' then exists (
          select from notes where notes.id = c.subject_id and ${seenNotes(sight)})
        else c.kind <> 'to_tell' or exists (
          select from calls where calls.account_id = c.subject_id and calls.told_at is null
            and ${tellsOfSeen(sight, 'calls')}) end)`;
};

/** Of causes that are seen: what is to be told counts what a member of the staff sees of it alone, since the oldest of that. */
export const withSeenCalls = async <T extends Cause>(
  db: Queries,
  actor: Actor,
  causes: readonly T[],
): Promise<readonly T[]> => {
  const told = causes.filter(({ kind }) => kind === 'to_tell').map(({ accountId }) => accountId);
  const sight = sightOf(actor);
  if (sight === null || told.length === 0) return causes;
  const seen = await readUntold(db, told, sight);
  return causes.map((cause) =>
    cause.kind === 'to_tell' ? { ...cause, ...seen.get(cause.accountId) } : cause,
  );
};

/** Of waits that were read those that are seen. */
export const seenWaits = async (
  db: Queries,
  actor: Actor,
  waits: readonly Wait[],
): Promise<readonly Wait[]> => {
  if (sightOf(actor) === null) return waits;
  const { rows } = await sql<{ place: number }>`
    select c.place::int as place
    from unnest(
      ${waits.map(({ kind }) => kind)}::text[], ${waits.map(({ subject }) => subject)}::text[],
      ${waits.map(({ subjectId }) => subjectId)}::bigint[]
    ) with ordinality as c (kind, subject, subject_id, place)
    where ${isCauseInSight(actor)}`.execute(db);
  const seen = new Set(rows.map(({ place }) => place - 1));
  return withSeenCalls(
    db,
    actor,
    waits.filter((_, index) => seen.has(index)),
  );
};

/**
 * Which waits a member of the staff looks at, of the account `a` and its cause `c`: all, those of their programmes, or those of
 * the people whose referent they are with the notes that they see to.
 */
export const scopeOf = async (
  db: Queries,
  actor: Actor,
  scope: Scope,
): Promise<RawBuilder<boolean>> => {
  const isSeen = sql<boolean>`(${isInSight(actor)} and ${isCauseInSight(actor)})`;
  if (scope === 'all') return isSeen;
  const { accountId } = actor;
  if (scope === 'mine')
    return sql<boolean>`(${isSeen} and case when c.subject = 'note'
      then exists (select from notes n where n.id = c.subject_id and n.owner_id = ${accountId})
      else a.referent_id = ${accountId} end)`;
  const links = await findLinks(db, accountId);
  const own = links.map(({ formation: programmeId }) => programmeId);
  return own.length === 0 ? isSeen : sql<boolean>`(${isSeen} and ${hasOneOf(own)})`;
};
