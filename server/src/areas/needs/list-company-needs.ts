import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findCompany } from '../companies/index.ts';
import { countMatchesOf } from '../../scoring/stored/pair-queries.ts';
import { findNeedsOf } from './need-queries.ts';
import { skillNamesOf } from '../reference/index.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { needRecord } from './need-records.ts';

export const listCompanyNeeds: Handler<'GET /company/{id}/offers/', 'db' | 'skillNames'> = async (
  services,
  { params, query, journal },
) => {
  const { db } = services;
  const company = orNotFound(await findCompany(db.read, params.id));
  const { items, total } = await findNeedsOf(db.read, company.id, query);
  const names = await skillNamesOf(services, db.read, items, 'all');
  const matches = await countMatchesOf(
    db.read,
    items.map(({ id }) => id),
  );
  await journal.saw({ companies: [company.id] });
  return listOf(
    items.map((row) => needRecord(row, names, matches)),
    total,
  );
};
