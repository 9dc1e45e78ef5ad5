import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findNeedsOf } from './need-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { needRecords } from './need-records.ts';

export const listOwnNeeds: Handler<'GET /offers/', 'db' | 'skillNames'> = async (
  services,
  { actor, query },
) => {
  const { db } = services;
  const { items, total } = await findNeedsOf(db.read, orNotFound(actor.companyId), query);
  return listOf(await needRecords(services, db.read, items), total);
};
