import { sightOf } from '@tandem/domain/accounts/access';
import { Reply } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import {
  countCompanies,
  findInvitedCompanies,
  findRegisteredCompanies,
} from './company-queries.ts';
import { sideBySide } from '../../platform/database/database.ts';
import { companyRecord, temporaryCompanyRecord } from './company-records.ts';

/** A page runs through the registered companies first, then through the invited ones, as if they were one list. */
export const listCompanies: Handler<'GET /companies/', 'config' | 'db'> = async (
  { db, config },
  { actor, query, auditLog },
) => {
  const sight = sightOf(actor);
  const { limit, offset = 0 } = query;
  const [counts, registered] = await sideBySide(
    db.read,
    () => countCompanies(db.read, sight),
    () => findRegisteredCompanies(db.read, query, sight),
  );
  const left = limit === undefined ? undefined : limit - registered.length;
  const invited =
    left === 0 || counts.invited === 0
      ? []
      : await findInvitedCompanies(db.read, {
          limit: left,
          offset: Math.max(0, offset - counts.registered),
        });
  await auditLog.sawList('companies', counts.registered + counts.invited);
  return new Reply(
    {
      companies: registered.map(companyRecord),
      temp_companies: invited.map((row) => temporaryCompanyRecord(config, row)),
    },
    { total: counts.registered + counts.invited },
  );
};
