import { sightOf } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { listOf } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findCompany, isCompanySeen } from '../companies/index.ts';
import { findNeedsOf } from './need-queries.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { needRecords } from './need-records.ts';

export const listCompanyNeeds: Handler<'GET /company/{id}/offers/', 'db' | 'skillNames'> = async (
  services,
  { actor, params, query, auditLog },
) => {
  const { db } = services;
  const company = orNotFound(await findCompany(db.read, params.id));
  const sight = sightOf(actor);
  if (!(await isCompanySeen(db.read, company.id, sight))) throw new Failure('not_found');
  const { items, total } = await findNeedsOf(db.read, company.id, query, sight);
  await auditLog.saw({ companies: [company.id] });
  return listOf(await needRecords(services, db.read, items), total);
};
