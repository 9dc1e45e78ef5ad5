import { sees } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import { requireSeesAll } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { findProgrammeIdsOf } from './company-need-queries.ts';
import { eraseCompany } from './erase-company.ts';

/** Deletes the account with its needs and their matches; finalised enrolments remain as counts. */
export const deleteCompany: Handler<
  'DELETE /companies/{id}/',
  'config' | 'db' | 'jobs' | 'now' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const erased = await services.db.transaction(async (tx) => {
    const programmeIds = await findProgrammeIdsOf(tx, params.id);
    if (!sees(actor, programmeIds)) throw new Failure('not_found');
    requireSeesAll(actor, programmeIds);
    return eraseCompany(services, tx, params.id, auditLog);
  });
  if (!erased) throw new Failure('not_found');
  return undefined;
};
