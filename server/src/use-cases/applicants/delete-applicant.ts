import type { Handler } from '../../call-handler.ts';
import { lockApplicantToDelete } from '../../storage/applicants.ts';
import { deleteApplicantScores } from '../../storage/scores.ts';
import { found } from '../found.ts';
import { eraseAccount } from '../accounts/erase-account.ts';
import { rescoreSessions } from '../matching/request-rescore.ts';

/** Deletes the account with its files and matches; finalised enrolments remain as counts. */
export const deleteApplicant: Handler<'DELETE /applicant/{id}/'> = async (
  services,
  { params, journal },
) => {
  await services.db.transaction(async (tx) => {
    const account = found(await lockApplicantToDelete(tx, params.id));
    await deleteApplicantScores(tx, params.id);
    await rescoreSessions(services, tx, [account.session_id]);
    await eraseAccount(services, tx, account.account_id, journal);
  });
  return undefined;
};
