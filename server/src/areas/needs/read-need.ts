import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findCompany } from '../companies/index.ts';
import type { Handler } from '../handler.ts';
import { needRecordOf } from './need-records.ts';
import { findMovableNeed } from './states/lock-movable-need.ts';

/** A need as it is now, for whoever may change it. */
export const readNeed: Handler<'GET /offers/{id}/', 'db' | 'skillNames'> = async (
  services,
  { actor, params, auditLog },
) => {
  const { read } = services.db;
  const need = await findMovableNeed(read, actor, params.id);
  const company = orNotFound(await findCompany(read, need.company_id));
  const record = await needRecordOf(services, read, need.id);
  await auditLog.saw({ companies: [need.company_id] });
  return { ...record, company_city: company.city };
};
