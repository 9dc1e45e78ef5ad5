import { Readable } from 'node:stream';
import { bundleName } from '@tandem/domain/contracts/file/bundle';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { fileDownload } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch } from '../../matches/index.ts';
import { requireFileReader } from '../file/file-access.ts';
import { openVersion } from '../amendments/open-version.ts';
import { makeAgreementPage } from './agreement-page.ts';

/** The training agreement of a contract file, to be signed. */
export const downloadAgreement: Handler<
  'GET /contract/file/{matchId}/agreement/',
  'db' | 'now' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const match = requireFileReader(actor, await findOwnMatch(read, actor, params.matchId));
  const pair = pairOfRow(match);
  const { values } = await openVersion(services, read, pair);
  await auditLog.saw({ applicants: [pair.candidateId], companies: [match.company_id] });
  const page = await makeAgreementPage(read, values, services.now());
  return fileDownload({
    stream: Readable.from([page]),
    size: page.length,
    name: `convention-de-formation-${bundleName(values) || params.matchId}.pdf`,
    contentType: 'application/pdf',
  });
};
