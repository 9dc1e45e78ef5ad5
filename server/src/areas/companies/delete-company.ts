import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { eraseCompany } from './erase-company.ts';

/** Deletes the account with its needs and their matches; finalised enrolments remain as counts. */
export const deleteCompany: Handler<'DELETE /companies/{id}/', 'db' | 'jobs'> = async (
  services,
  { params, journal },
) => {
  const erased = await services.db.transaction((tx) =>
    eraseCompany(services, tx, params.id, journal),
  );
  if (!erased) throw new Failure('not_found');
  return undefined;
};
