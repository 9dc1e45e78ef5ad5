import type { Services } from '../../services.ts';
import type { Writes } from '../../storage/database.ts';

/** Has a candidate's pairs scored anew, within seconds of the transaction that changed the candidate. */
export const rescoreApplicant = ({ jobs }: Services, tx: Writes, applicantId: number) =>
  jobs.add(tx, 'rescore', [{ applicantId }], () => `applicant ${applicantId}`);

/** The same for one need. */
export const rescoreOffer = ({ jobs }: Services, tx: Writes, offerId: number) =>
  jobs.add(tx, 'rescore', [{ offerId }], () => `offer ${offerId}`);

/** The same for all needs of a company. */
export const rescoreCompany = ({ jobs }: Services, tx: Writes, companyId: number) =>
  jobs.add(tx, 'rescore', [{ companyId }], () => `company ${companyId}`);
