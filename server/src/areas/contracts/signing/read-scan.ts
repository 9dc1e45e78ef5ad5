import { Readable } from 'node:stream';
import { Failure } from '@tandem/domain/errors';
import { matchId } from '@tandem/domain/matches/match';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { fileDownload } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch } from '../../matches/index.ts';
import { requireScanReader } from '../file/file-access.ts';
import { nameOfScan, openScan } from './scan-store.ts';
import { findScan } from './signature-queries.ts';

export const readScan: Handler<'GET /contract/scans/{id}/', 'db' | 'files' | 'vault'> = async (
  services,
  { actor, params, auditLog },
) => {
  const { read } = services.db;
  const scan = await findScan(read, params.id);
  if (!scan) throw new Failure('not_found');
  const id = matchId(pairOfRow(scan));
  const match = requireScanReader(actor, await findOwnMatch(read, actor, id));
  await auditLog.saw({ applicants: [match.applicant_id], companies: [match.company_id] });
  const page = await openScan(services, scan);
  if (!page) throw new Failure('not_found');
  return fileDownload({
    stream: Readable.from([page]),
    size: page.length,
    name: nameOfScan(scan),
    contentType: 'application/pdf',
  });
};
