import { exchangedFields } from '@tandem/domain/contracts/file/exchange';
import type { Handler } from '../../handler.ts';
import { findOwnMatch } from '../../matches/index.ts';
import { requireNumberReader } from './file-access.ts';
import { findFigures } from '../figures/figure-queries.ts';
import { openVersion } from '../amendments/open-version.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

/** The file with the names that school software uses, the candidate's social security number included. */
export const exportContractFile: Handler<
  'GET /contract/file/{matchId}/export/',
  'db' | 'now' | 'vault'
> = async (services, { actor, params, query, auditLog }) => {
  const { read } = services.db;
  const match = requireNumberReader(actor, await findOwnMatch(read, actor, params.matchId));
  const pair = pairOfRow(match);
  const { values, number, since, brokenOn } = await openVersion(
    services,
    read,
    pair,
    query.version,
  );
  await auditLog.saw({ applicants: [pair.candidateId], companies: [match.company_id] });
  const fields = exchangedFields(values, await findFigures(read), brokenOn);
  return { amendment: number, since, fields };
};
