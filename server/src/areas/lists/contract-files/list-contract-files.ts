import type { Answer } from '@tandem/contract';
import { sightOf } from '@tandem/domain/accounts/access';
import type { ContractFileWait } from '@tandem/domain/follow-up/contract-waits/contract-file-waits';
import { matchId } from '@tandem/domain/matches/match';
import { sideBySide } from '../../../platform/database/database.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { findTags, readContractFileWaits } from '../../follow-up/index.ts';
import type { Handler } from '../../handler.ts';
import { listedMatch } from '../listed-match.ts';
import { findListedFiles, type ListedFileRow } from './contract-file-list-queries.ts';

type ListedFile = Answer<'GET /lists/contract_files/'>['items'][number];

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

const plainOf = (row: ListedFileRow): Omit<ListedFile, 'waits' | 'tags'> => {
  const begun = row.created_at ?? row.moved_at;
  return {
    id: matchId(pairOfRow(row)),
    ...listedMatch(row),
    state: row.state,
    state_since: (row.state_since ?? begun).toISOString(),
    created_at: begun.toISOString(),
    finalised_at: moment(row.finalised_at),
    all_signed_on: row.all_signed_on,
    agreement_on: row.agreement_on,
    lodged_on: row.lodged_on,
    begins_on: row.begins_on,
    ends_on: row.ends_on,
    broken_on: row.broken_on,
  };
};

const waitRecord = ({ kind, of, since, limit }: ContractFileWait) => ({
  kind,
  of,
  since: since.toISOString(),
  limit,
});

/** The contract files of those whom the caller sees, for a list that the browser searches and filters. */
export const listContractFiles: Handler<'GET /lists/contract_files/', 'db' | 'now'> = async (
  { db, now },
  { actor, auditLog },
) => {
  const [rows, waits, tags] = await sideBySide(
    db.read,
    () => findListedFiles(db.read, sightOf(actor)),
    () => readContractFileWaits(db.read, now()),
    () => findTags(db.read),
  );
  await auditLog.sawList('contract_files', rows.length);
  return {
    items: rows.map(plainOf).map((file) => ({
      ...file,
      waits: (waits.get(file.id) ?? []).map(waitRecord),
      tags: tags.get(file.account_id) ?? [],
    })),
  };
};
