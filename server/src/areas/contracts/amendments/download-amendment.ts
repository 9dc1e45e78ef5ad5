import { Readable } from 'node:stream';
import { bundleName } from '@tandem/domain/contracts/file/bundle';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { fileDownload } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch, partiesOf } from '../../matches/index.ts';
import { requireProgressReader } from '../file/file-access.ts';
import { findFileMoves } from '../signing/file-standing-queries.ts';
import { makeAmendmentPage } from './amendment-page.ts';
import { findAmendmentSignatures } from './amendment-queries.ts';
import { isShownTo } from './amendments-answer.ts';
import { openAmendments } from './sealed-amendments.ts';

/** An amendment to be printed and signed; it holds no social security number. */
export const downloadAmendment: Handler<
  'GET /contract/file/{matchId}/amendments/{number}/sheet/',
  'db' | 'now' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const match = requireProgressReader(actor, await findOwnMatch(read, actor, params.matchId));
  const pair = pairOfRow(match);
  const { amendments } = await openAmendments(services, read, pair);
  const signatures = await findAmendmentSignatures(read, pair);
  const found = orNotFound(
    amendments.find((one) => one.number === params.number && isShownTo(actor, one, signatures)),
  );
  await auditLog.saw(partiesOf(match));
  const madeAt = services.now();
  const moves = await findFileMoves(read, pair);
  const page = await makeAmendmentPage(found, { moves, madeAt });
  return fileDownload({
    stream: Readable.from([page]),
    size: page.length,
    name: `avenant-${found.number}-${bundleName(found.before) || params.matchId}.pdf`,
    contentType: 'application/pdf',
  });
};
