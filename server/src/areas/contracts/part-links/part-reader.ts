import type { Answer } from '@tandem/contract';
import {
  mergePart,
  partView,
  foreignFaults,
  type PartReader,
} from '@tandem/domain/contracts/part-links/part-view';
import type { Change } from '@tandem/domain/drafts/merge';
import { Failure } from '@tandem/domain/errors';
import type { Pair } from '@tandem/domain/matches/match';
import type { CallAuditLog } from '../../../platform/audit-log/call-audit-log.ts';
import type { Queries, Writes } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { findMatchParties, type MatchRow } from '../../matches/index.ts';
import type { Services } from '../../services.ts';
import { changeContractFile } from '../file/change-contract-file.ts';
import { isFileOpen } from '../file/file-access.ts';
import { isFileFrozen } from '../file/keep-file.ts';
import { findStanding } from '../signing/file-standing-queries.ts';
import { openContractFile } from '../unseal-contract-sheet.ts';
import { proposeOwnPart } from './own-reader.ts';
import { kindIn } from './whole-parts.ts';

/** What a file is about, as far as whoever is asked for a part has to know it. */
export interface FileTitle {
  company: string;
  need: string;
  /** The candidate's first name. */
  candidate: string;
}

export const readFileTitle = async (db: Queries, pair: Pair): Promise<FileTitle | null> => {
  const found = await findMatchParties(db, pair);
  return (
    found && {
      company: found.companyName,
      need: found.needTitle,
      candidate: found.candidateFirstName,
    }
  );
};

/** Whether its reader can still write in a part: both sides have agreed, nothing is broken, and nobody has begun to sign. */
export const isPartOpen = async (db: Queries, match: MatchRow): Promise<boolean> => {
  const pair = pairOfRow(match);
  if (!isFileOpen(match) || match.broken_on !== null) return false;
  return !(await isFileFrozen(db, pair, await findStanding(db, pair)));
};

/** A part of a file as its reader sees it; `isCandidate` where that is surely the candidate. */
export const readPart = async (
  services: Pick<Services, 'vault'>,
  db: Queries,
  match: MatchRow,
  reader: PartReader,
  { isCandidate }: { isCandidate: boolean },
): Promise<Answer<'GET /contract/part-links/{token}/'>> => {
  const pair = pairOfRow(match);
  const file = (await openContractFile(services, db, pair)) ?? { values: {}, written: {} };
  return {
    party: reader.party,
    ...orNotFound(await readFileTitle(db, pair)),
    contract_kind: kindIn(file.values),
    ...partView(file, reader),
    proposed: isCandidate ? await proposeOwnPart(db, pair, file.values) : {},
    may_change: await isPartOpen(db, match),
  };
};

/** Merges what the reader of a part has typed into the file of a match that nobody else can change meanwhile. */
export const savePart = async (
  services: Pick<Services, 'now' | 'vault'>,
  tx: Writes,
  match: MatchRow,
  reader: PartReader,
  { by, changes, auditLog }: { by: string; changes: readonly Change[]; auditLog: CallAuditLog },
): Promise<Answer<'PUT /contract/part-links/{token}/'>> => {
  const fields = foreignFaults(reader.party, changes);
  if (Object.keys(fields).length > 0) throw new Failure('invalid_input', { fields });
  const { linkId } = reader;
  const writer = {
    by,
    at: services.now().toISOString(),
    ...(linkId !== null && { link: linkId }),
  };
  if (!(await isPartOpen(tx, match)))
    throw new Failure('move_closed', { data: { status: match.status } });
  const merged = await changeContractFile(services, tx, match, { by, auditLog }, (file) =>
    mergePart(file, changes, reader, writer),
  );
  return { saved: merged.changed, conflicts: merged.conflicts };
};
