import { Readable } from 'node:stream';
import { fillTemplate } from '@tandem/domain/contracts/agreement/template';
import { bundleName } from '@tandem/domain/contracts/file/bundle';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { fileDownload } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch } from '../../matches/index.ts';
import { requireFileReader } from '../file/file-access.ts';
import { openVersion } from '../amendments/open-version.ts';
import { templateRecord } from './read-template.ts';
import { findTemplate } from './template-queries.ts';

/** The training agreement of a contract file, by the centre's template; it holds no social security number. */
export const downloadAgreement: Handler<
  'GET /contract/file/{matchId}/agreement/',
  'db' | 'now' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const match = requireFileReader(actor, await findOwnMatch(read, actor, params.matchId));
  const pair = pairOfRow(match);
  const { values } = await openVersion(services, read, pair);
  await auditLog.saw({ applicants: [pair.candidateId], companies: [match.company_id] });
  const { text } = templateRecord(await findTemplate(read));
  // Few calls need the fonts and what draws with them.
  const { drawAgreement } = await import('./draw-agreement.ts');
  const page = await drawAgreement(fillTemplate(text, values), services.now());
  return fileDownload({
    stream: Readable.from([page]),
    size: page.length,
    name: `convention-de-formation-${bundleName(values) || params.matchId}.pdf`,
    contentType: 'application/pdf',
  });
};
