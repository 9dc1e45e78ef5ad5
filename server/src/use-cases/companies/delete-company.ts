import type { Handler } from '../../call-handler.ts';
import { lockCompanyToDelete } from '../../storage/companies.ts';
import { findSessionIdsOf } from '../../storage/offers.ts';
import { deleteCompanyScores } from '../../storage/scores.ts';
import { eraseAccount } from '../accounts/erase-account.ts';
import { found } from '../found.ts';
import { rescoreSessions } from '../matching/request-rescore.ts';

/** Deletes the account with its needs and their matches; finalised enrolments remain as counts. */
export const deleteCompany: Handler<'DELETE /companies/{id}/'> = async (
  services,
  { params, journal },
) => {
  await services.db.transaction(async (tx) => {
    const account = found(await lockCompanyToDelete(tx, params.id));
    await deleteCompanyScores(tx, params.id);
    await rescoreSessions(services, tx, await findSessionIdsOf(tx, params.id));
    await eraseAccount(services, tx, account.account_id, journal);
  });
  return undefined;
};
