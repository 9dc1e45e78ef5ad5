import { fileMoveRule, takesAgreement } from '@tandem/domain/contracts/signing/file-state';
import { status, type Pair } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import type { MatchRow } from '../../matches/index.ts';
import type { FileMoveMade, Standing } from '../signing/file-standing-queries.ts';
import { findScans } from '../signing/signature-queries.ts';

/** Training agreements that were handed in as they were signed, the last one first: it is the one that counts. */
export const findSignedAgreements = async (db: Queries, pair: Pair) =>
  (await findScans(db, pair))
    .flatMap(({ agreement_signed_on: signedOn, ...scan }) =>
      signedOn ? { signedOn, ...scan } : [],
    )
    .toReversed();

type SignedAgreement = Awaited<ReturnType<typeof findSignedAgreements>>[number];

/** Whether the file was taken up again after it: what it says may have changed. */
export const isBeforeMending = (
  { added_at: at }: SignedAgreement,
  moves: readonly FileMoveMade[],
): boolean =>
  moves.some(
    (one) => one.amendment === null && fileMoveRule(one.move).to === 'open' && one.at > at,
  );

/** Whether one may be handed in now. */
export const isTakingAgreement = (
  match: MatchRow,
  { state, finalisedAt }: Pick<Standing, 'state' | 'finalisedAt'>,
): boolean => match.status === status.finalised && finalisedAt !== null && takesAgreement(state);
