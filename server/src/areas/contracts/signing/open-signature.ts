import { parisClock } from '@tandem/domain/calendar/paris-time';
import { amendmentFaults } from '@tandem/domain/contracts/amendments/amendment';
import { signatoriesOf, type Signatory } from '@tandem/domain/contracts/signing/signatories';
import { status } from '@tandem/domain/matches/match';
import type { Queries } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { findAmendmentSignatures } from '../amendments/amendment-queries.ts';
import { amendmentSignatories, isAmendable } from '../amendments/amendments-answer.ts';
import { openAmendments, type OpenAmendment } from '../amendments/sealed-amendments.ts';
import { fileContext } from '../file/file-context.ts';
import { openContractFile } from '../unseal-contract-sheet.ts';
import { findRoundSignatures } from './signature-queries.ts';
import { findStanding } from './file-standing-queries.ts';

type Needed = Pick<Services, 'now' | 'vault'>;

/** What somebody has still to sign. */
export interface OpenSignature {
  /** Null of the contract itself. */
  amendment: OpenAmendment | null;
}

const isContractOpen = async (
  services: Needed,
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
  const given = await findRoundSignatures(db, pair, standing.round);
  return !given.some((one) => one.signatory === signatory);
};

/** The amendment in preparation, where nothing stands against it and they have not signed it as it is. */
const findAmendment = async (
  services: Needed,
  db: Queries,
  match: MatchRow,
  signatory: Signatory,
): Promise<OpenAmendment | null> => {
  if (!(await isAmendable(db, match))) return null;
  const pair = pairOfRow(match);
  const { amendments } = await openAmendments(services, db, pair);
  const draft = amendments.find(({ state }) => state === 'draft');
  const today = parisClock(services.now()).day;
  if (!draft || !amendmentSignatories(draft.before, today).includes(signatory)) return null;
  const context = await fileContext(services, db, pair);
  if (Object.keys(amendmentFaults(draft.before, draft, context)).length > 0) return null;
  const given = (await findAmendmentSignatures(db, pair)).some(
    (one) =>
      one.amendmentId === draft.row.id &&
      one.round === draft.row.round &&
      one.signatory === signatory,
  );
  return given ? null : draft;
};

/** What somebody has still to sign: the complete contract, or the amendment in preparation; null where there is nothing. */
export const findOpenSignature = async (
  services: Needed,
  db: Queries,
  match: MatchRow,
  signatory: Signatory,
): Promise<OpenSignature | null> => {
  if (await isContractOpen(services, db, match, signatory)) return { amendment: null };
  const amendment = await findAmendment(services, db, match, signatory);
  return amendment && { amendment };
};
