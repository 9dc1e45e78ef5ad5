import { mayReadContractSheet } from '@tandem/domain/access';
import type { ContractSheet } from '@tandem/domain/contract-sheet';
import { matchId } from '@tandem/domain/match';
import type { Handler } from '../../call-handler.ts';
import { findContractSheet } from '../../storage/contract-sheets.ts';
import { found } from '../found.ts';
import { findOwnMatch } from './find-own-match.ts';
import { sheetContext } from './finalise-match.ts';

export const readContractSheet: Handler<'GET /contract/note/{matchId}/'> = async (
  { db, vault },
  { actor, params },
) => {
  const match = await findOwnMatch(db.read, actor, params.matchId);
  const pair = { applicantId: match.applicant_id, offerId: match.offer_id };
  const mayRead = mayReadContractSheet(actor, { ...pair, companyId: match.company_id });
  const sealed = found(mayRead ? await findContractSheet(db.read, pair) : null);
  return JSON.parse(vault.open(sealed, sheetContext(matchId(pair)))) as ContractSheet;
};
