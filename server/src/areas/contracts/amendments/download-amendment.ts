import { Readable } from 'node:stream';
import { parisClock } from '@tandem/domain/calendar/paris-time';
import { amendmentSheet } from '@tandem/domain/contracts/amendments/amendment-sheet';
import { pairOfRow } from '../../../platform/database/pair-of-row.ts';
import { fileDownload } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch, partiesOf } from '../../matches/index.ts';
import { requireFileReader } from '../file-access.ts';
import { openAmendments } from './sealed-amendments.ts';

/** An amendment to be printed and signed; it holds no social security number. */
export const downloadAmendment: Handler<
  'GET /contract/file/{matchId}/amendments/{number}/sheet/',
  'db' | 'now' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const match = requireFileReader(actor, await findOwnMatch(read, actor, params.matchId));
  const { amendments } = await openAmendments(services, read, pairOfRow(match));
  const found = orNotFound(amendments.find(({ row }) => row.number === params.number));
  await auditLog.saw(partiesOf(match));
  const madeAt = services.now();
  const day = found.row.signed_on ?? parisClock(madeAt).day;
  const { number } = found.row;
  const { title, notes, sections } = amendmentSheet(found.before, { ...found, number }, day);
  // Few calls need the fonts and what draws with them.
  const { drawSheet } = await import('../liaison/draw-sheet.ts');
  const page = await drawSheet({ title, notes, madeAt }, sections);
  return fileDownload({
    stream: Readable.from([page]),
    size: page.length,
    name: `avenant-${number}-${params.matchId}.pdf`,
    contentType: 'application/pdf',
  });
};
