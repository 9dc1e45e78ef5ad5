import { listOf, type Handler } from '../../call-handler.ts';
import { findCompany } from '../../storage/companies.ts';
import { countMatchesOf } from '../../storage/matches.ts';
import { findOffersOf } from '../../storage/offers.ts';
import { skillNamesOf } from '../applicants/records.ts';
import { found } from '../found.ts';
import { offerRecord } from './records.ts';

export const listCompanyOffers: Handler<'GET /company/{id}/offers/'> = async (
  services,
  { params, query, journal },
) => {
  const { db } = services;
  const company = found(await findCompany(db.read, params.id));
  const { items, total } = await findOffersOf(db.read, company.id, query);
  const names = await skillNamesOf(services, db.read, items, 'all');
  const matches = await countMatchesOf(
    db.read,
    items.map(({ id }) => id),
  );
  await journal.saw({ companies: [company.id] });
  return listOf(
    items.map((row) => offerRecord(row, names, matches)),
    total,
  );
};
