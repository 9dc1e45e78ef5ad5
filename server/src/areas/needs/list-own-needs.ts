import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { countMatchesOf } from '../../scoring/stored/pair-queries.ts';
import { findOffersOf } from './need-queries.ts';
import { skillNamesOf } from '../reference/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { offerRecord } from './need-records.ts';

export const listOwnOffers: Handler<'GET /offers/', 'db' | 'skillNames'> = async (
  services,
  { actor, query },
) => {
  const { db } = services;
  const { items, total } = await findOffersOf(db.read, orNotFound(actor.companyId), query);
  const names = await skillNamesOf(services, db.read, items, 'all');
  const matches = await countMatchesOf(
    db.read,
    items.map(({ id }) => id),
  );
  return listOf(
    items.map((row) => offerRecord(row, names, matches)),
    total,
  );
};
