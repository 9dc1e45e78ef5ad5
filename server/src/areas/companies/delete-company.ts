import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { sightOf } from '@tandem/domain/accounts/access';
import { isCompanySeen } from './company-queries.ts';
import { eraseCompany } from './erase-company.ts';

/** Deletes the account with its needs and their matches; finalised enrolments remain as counts. */
export const deleteCompany: Handler<
  'DELETE /companies/{id}/',
  'config' | 'db' | 'jobs' | 'now'
> = async (services, { actor, params, auditLog }) => {
  const erased = await services.db.transaction(
    async (tx) =>
      (await isCompanySeen(tx, params.id, sightOf(actor))) &&
      (await eraseCompany(services, tx, params.id, auditLog)),
  );
  if (!erased) throw new Failure('not_found');
  return undefined;
};
