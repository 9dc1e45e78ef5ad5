import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { countMatchesOf } from '../../scoring/stored/pair-queries.ts';
import { findNeedsOf } from './need-queries.ts';
import { skillNamesOf } from '../reference/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { needRecord } from './need-records.ts';

export const listOwnNeeds: Handler<'GET /offers/', 'db' | 'skillNames'> = async (
  services,
  { actor, query },
) => {
  const { db } = services;
  const { items, total } = await findNeedsOf(db.read, orNotFound(actor.companyId), query);
  const names = await skillNamesOf(services, db.read, items, 'all');
  const matches = await countMatchesOf(
    db.read,
    items.map(({ id }) => id),
  );
  return listOf(
    items.map((row) => needRecord(row, names, matches)),
    total,
  );
};
