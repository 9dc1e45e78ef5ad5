import { signatoriesOf, type Signatory } from '@tandem/domain/contracts/signing/signatories';
import { status } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/pair-of-row.ts';
import type { MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { openContractFile } from '../unseal-contract-sheet.ts';
import { findSignatures } from './signature-queries.ts';
import { findStanding } from './standing-queries.ts';

/** Whether somebody has still to sign: the file is complete, it needs them, and they have not done so in this round. */
export const isSignatureOpen = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  match: MatchRow,
  signatory: Signatory,
): Promise<boolean> => {
  const pair = pairOfRow(match);
  const standing = await findStanding(db, pair);
  if (match.status !== status.finalised || match.broken_on !== null) return false;
  if (standing?.state !== 'complete') return false;
  const { values } = (await openContractFile(services, db, pair)) ?? { values: {} };
  if (!signatoriesOf(values).includes(signatory)) return false;
  const given = await findSignatures(db, pair);
  return !given.some((one) => one.round === standing.round && one.signatory === signatory);
};
