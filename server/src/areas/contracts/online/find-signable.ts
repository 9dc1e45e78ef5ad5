import { amendmentFaults } from '@tandem/domain/contracts/amendments/amendment';
import { signatoriesOf, type Signatory } from '@tandem/domain/contracts/signing/signatories';
import { Failure } from '@tandem/domain/errors';
import { status } from '@tandem/domain/matches/match';
import type { Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { findAmendmentSignatures } from '../amendments/amendment-queries.ts';
import { amendmentSignatories, isAmendable } from '../amendments/amendments-answer.ts';
import { openAmendments } from '../amendments/sealed-amendments.ts';
import { findFigures } from '../figures/figure-queries.ts';
import { fileContext } from '../file/file-context.ts';
import { requireComplete } from '../signing/move-file.ts';
import { findRoundSignatures } from '../signing/signature-queries.ts';
import { findFileMoves, findStanding } from '../signing/file-standing-queries.ts';
import { openContractFile } from '../unseal-contract-sheet.ts';
import type { SignedThing } from './signing-page.ts';

/** What is to be signed now: the complete contract, or the amendment in preparation. */
export interface Signable {
  thing: SignedThing;
  /** Null of the contract itself. */
  amendmentId: number | null;
  round: number;
  /** Whose signature is still awaited. */
  awaited: Signatory[];
}

type Needed = Pick<Services, 'now' | 'vault'>;

const amendmentOf = async (services: Needed, tx: Writes, match: MatchRow): Promise<Signable> => {
  const pair = pairOfRow(match);
  const { amendments } = await openAmendments(services, tx, pair);
  const draft = amendments.find(({ state }) => state === 'draft');
  if (!draft) throw new Failure('move_closed', { data: { status: match.status } });
  const context = await fileContext(services, tx, pair);
  const fields = amendmentFaults(draft.before, draft, context);
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
  const given = (await findAmendmentSignatures(tx, pair)).filter(
    ({ amendmentId, round }) => amendmentId === draft.row.id && round === draft.row.round,
  );
  return {
    thing: { amendment: draft, moves: await findFileMoves(tx, pair) },
    amendmentId: draft.row.id,
    round: draft.row.round,
    awaited: amendmentSignatories(draft.before, context.today).filter(
      (one) => !given.some(({ signatory }) => signatory === one),
    ),
  };
};

/** Fails where there is nothing to sign, or something stands against it. */
export const findSignable = async (
  services: Needed,
  tx: Writes,
  match: MatchRow,
): Promise<Signable> => {
  if (await isAmendable(tx, match)) return amendmentOf(services, tx, match);
  const pair = pairOfRow(match);
  const standing = await findStanding(tx, pair);
  const isOpen = match.status === status.finalised && match.broken_on === null;
  if (!isOpen || standing?.state !== 'complete')
    throw new Failure('move_closed', { data: { state: standing?.state ?? 'open' } });
  const { round } = standing;
  await requireComplete(services, tx, pair);
  const { values } = orNotFound(await openContractFile(services, tx, pair));
  const given = await findRoundSignatures(tx, pair, round);
  return {
    thing: { values, figures: await findFigures(tx) },
    amendmentId: null,
    round,
    awaited: signatoriesOf(values).filter(
      (one) => !given.some(({ signatory }) => signatory === one),
    ),
  };
};
