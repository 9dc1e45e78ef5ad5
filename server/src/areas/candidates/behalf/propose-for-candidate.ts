import type { Handler } from '../../handler.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { requireFillable } from '../../sheets/index.ts';
import { findCandidate } from '../candidate-queries.ts';
import { readProposal, type ReadingServices } from '../propose-from-resume.ts';

/** Reads a candidate's resume for the staff who fill in their sheet. */
export const proposeForCandidate: Handler<
  'POST /applicants/registration/{applicantId}/auto-fill/',
  keyof ReadingServices
> = async (services, { actor, params, files }) => {
  const candidate = orNotFound(await findCandidate(services.db.read, params.applicantId));
  await requireFillable(services.db.read, actor, candidate.account_id);
  return readProposal(services, { actor, files });
};
