import { waitsOf } from '@tandem/domain/follow-up/wait';
import type { Handler } from '../../handler.ts';
import { readSent } from '../facts/sent-queries.ts';
import { renewCauses } from '../kept/renew-causes.ts';
import { readFollowUpSettings } from '../settings/follow-up-settings-queries.ts';
import { scopeOf, withSeenCalls } from './scope.ts';
import { countWaits, findWaits } from './wait-queries.ts';
import { waitRecord } from './wait-records.ts';

/** What the staff must see to, by kind: how many, and since when the oldest waits. */
export const countWork: Handler<'GET /follow-up/work/', 'db' | 'now' | 'version'> = async (
  services,
  { actor, query },
) => {
  const { db, now } = services;
  await renewCauses(services);
  const scope = await scopeOf(db.read, actor, query.scope);
  const { rules } = await readFollowUpSettings(db.read);
  const counted = await countWaits(db.read, { now: now(), rules, withEarly: false, scope });
  return {
    kinds: counted.map(({ oldest, ...of }) => ({ ...of, oldest: oldest.toISOString() })),
  };
};

export const listWaits: Handler<'GET /follow-up/waits/', 'db' | 'now' | 'version'> = async (
  services,
  { actor, query, auditLog },
) => {
  const { db } = services;
  await renewCauses(services);
  const now = services.now();
  const scope = await scopeOf(db.read, actor, query.scope);
  const { rules, begunAt } = await readFollowUpSettings(db.read);
  const { kind, everyone } = query;
  const filter = { now, rules, kind, withEarly: everyone, scope };
  const { items, total } = await findWaits(db.read, filter, query);
  const accounts = [...new Set(items.map(({ accountId }) => accountId))];
  const sent = Map.groupBy(await readSent(db.read, accounts), ({ accountId }) => accountId);
  const causes = await withSeenCalls(
    db.read,
    actor,
    items.map(({ cause }) => cause),
  );
  await auditLog.sawList('candidates', total);
  return {
    total,
    items: items.flatMap((whose, index) =>
      waitsOf(causes.slice(index, index + 1), rules, sent.get(whose.accountId) ?? [], {
        begunAt,
        now,
      }).map((wait) => ({
        ...waitRecord(whose, wait, whose.title),
        contact: whose.contact,
        phone: whose.phone,
        tutor: whose.tutor,
      })),
    ),
  };
};
