import { Readable } from 'node:stream';
import { bundleName } from '@tandem/domain/contracts/file/bundle';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { fileDownload } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch } from '../../matches/index.ts';
import { requireNumberReader } from '../file/file-access.ts';
import { findFigures } from '../figures/figure-queries.ts';
import { openVersion } from '../amendments/open-version.ts';
import { makeLiaisonPage, versionSuffix } from './liaison-page.ts';

/** The sheet from which a contract is copied into the official form, the candidate's social security number included. */
export const downloadLiaisonSheet: Handler<
  'GET /contract/file/{matchId}/sheet/',
  'db' | 'now' | 'vault'
> = async (services, { actor, params, query, auditLog }) => {
  const { read } = services.db;
  const match = requireNumberReader(actor, await findOwnMatch(read, actor, params.matchId));
  const pair = pairOfRow(match);
  const version = await openVersion(services, read, pair, query.version);
  await auditLog.saw({ applicants: [pair.candidateId], companies: [match.company_id] });
  const page = await makeLiaisonPage(version, {
    figures: await findFigures(read),
    madeAt: services.now(),
  });
  return fileDownload({
    stream: Readable.from([page]),
    size: page.length,
    name: `fiche-de-liaison-${bundleName(version.values) || params.matchId}${versionSuffix(version)}.pdf`,
    contentType: 'application/pdf',
  });
};
