import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { eraseCandidate } from './erase-candidate.ts';

/** Deletes the account with its files and matches; finalised enrolments remain as counts. */
export const deleteCandidate: Handler<'DELETE /applicant/{id}/', 'db' | 'jobs'> = async (
  services,
  { params, journal },
) => {
  const erased = await services.db.transaction((tx) =>
    eraseCandidate(services, tx, params.id, journal),
  );
  if (!erased) throw new Failure('not_found');
  return undefined;
};
