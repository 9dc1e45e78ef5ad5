import { parisClock, parisHour } from '@tandem/domain/calendar/paris-time';
import { mayLeave } from '@tandem/domain/calendar/quiet-hours';
import { sql } from 'kysely';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { findStaff } from '../../accounts/index.ts';
import { addNotifications } from '../../notifications/index.ts';
import { findLinks } from '../../programmes/index.ts';
import type { Services } from '../../services.ts';
import { staffNews, type NewFact } from './staff-news.ts';

/** The moment until which the bell has told all; two runs at once wait for each other here. */
const lockToldUntil = (tx: Writes) =>
  tx
    .selectFrom('follow_up_settings')
    .select(['staff_told_until as until', 'digest_hour as hour'])
    .forUpdate()
    .executeTakeFirstOrThrow();

const findNewFacts = async (
  db: Queries,
  { since, at }: { since: Date; at: Date },
): Promise<NewFact[]> => {
  const { rows } = await sql<NewFact>`
    select a.kind as side,
      case when a.kind = 'applicant'
        then array(select p.formation_id from applicants p
          where p.account_id = a.id and p.formation_id is not null)
        else array(select distinct f.formation_id from companies c
          join offers o on o.company_id = c.id
          join offer_formations f on f.offer_id = o.id
          where c.account_id = a.id) end as "programmeIds",
      coalesce(a.registered_at > ${since} and a.registered_at <= ${at}, false) as "isRegistered",
      coalesce(a.address_refused_at > ${since} and a.address_refused_at <= ${at}, false)
        as "isRefused"
    from accounts a
    where a.kind in ('applicant', 'company')
      and greatest(a.registered_at, a.address_refused_at) > ${since}`.execute(db);
  return rows;
};

/**
 * Once a day, from the hour of the digests on: who registered and whose address refuses mail since the day before, in a line
 * each, to everybody of the staff whose programmes they are of.
 */
export const tellStaffNews = async ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> => {
  const at = now();
  if (!mayLeave(at)) return;
  await db.transaction(async (tx) => {
    const { until, hour } = await lockToldUntil(tx);
    const due = parisHour(parisClock(at).day, hour);
    if (at < due || until >= due) return;
    const facts = await findNewFacts(tx, { since: until, at });
    const links = Map.groupBy(await findLinks(tx, null), ({ manager }) => manager);
    const news = (await findStaff(tx)).flatMap(({ id }) =>
      staffNews(
        facts,
        (links.get(id) ?? []).map(({ formation: programmeId }) => programmeId),
      ).map((one) => ({ accountId: id, ...one, about: {} })),
    );
    await addNotifications(tx, news, at);
    await tx.updateTable('follow_up_settings').set({ staff_told_until: at }).execute();
  });
};
