import { mayReadContractSheet } from '@tandem/domain/access';
import type { Handler } from '../../call-handler.ts';
import { found } from '../found.ts';
import { findOwnMatch } from './find-own-match.ts';
import { openContractSheet } from './open-contract-sheet.ts';

export const readContractSheet: Handler<'GET /contract/note/{matchId}/'> = async (
  services,
  { actor, params, journal },
) => {
  const { read } = services.db;
  const match = await findOwnMatch(read, actor, params.matchId);
  const pair = { applicantId: match.applicant_id, offerId: match.offer_id };
  const mayRead = mayReadContractSheet(actor, { ...pair, companyId: match.company_id });
  const sheet = found(mayRead ? await openContractSheet(services, read, pair) : null);
  await journal.saw({ applicants: [match.applicant_id], companies: [match.company_id] });
  return sheet;
};
