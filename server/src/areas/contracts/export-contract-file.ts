import { exchangedFields } from '@tandem/domain/contracts/file/exchange';
import type { Handler } from '../handler.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findOwnMatch } from '../matches/index.ts';
import { requireNumberReader } from './file-access.ts';
import { openContractFile } from './unseal-contract-sheet.ts';
import { pairOfRow } from '../../platform/database/pair-of-row.ts';

/** The file with the names that school software uses, the candidate's social security number included. */
export const exportContractFile: Handler<
  'GET /contract/file/{matchId}/export/',
  'db' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const match = requireNumberReader(actor, await findOwnMatch(read, actor, params.matchId));
  const pair = pairOfRow(match);
  const file = orNotFound(await openContractFile(services, read, pair));
  await auditLog.saw({ applicants: [pair.candidateId], companies: [match.company_id] });
  return { fields: exchangedFields(file.values) };
};
