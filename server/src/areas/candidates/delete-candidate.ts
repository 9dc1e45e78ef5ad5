import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { sees } from '@tandem/domain/accounts/access';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findCandidate } from './candidate-queries.ts';
import { eraseCandidate } from './erase-candidate.ts';

/** Deletes the account with its files and matches; finalised enrolments remain as counts. */
export const deleteCandidate: Handler<
  'DELETE /applicant/{id}/',
  'config' | 'db' | 'jobs' | 'now' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const erased = await services.db.transaction(async (tx) => {
    const candidate = orNotFound(await findCandidate(tx, params.id));
    if (!sees(actor, [candidate.formation_id])) throw new Failure('not_found');
    return eraseCandidate(services, tx, params.id, auditLog);
  });
  if (!erased) throw new Failure('not_found');
  return undefined;
};
