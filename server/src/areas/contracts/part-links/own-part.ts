import type { PartReader } from '@tandem/domain/contracts/part-links/part-view';
import type { Handler } from '../../handler.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { findOwnMatch, lockOwnMatch, type MatchRow } from '../../matches/index.ts';
import { isFileOpen } from '../file/file-access.ts';
import { readPart, savePart } from './part-reader.ts';

/** Who has signed in reads all that the file says of them: it is theirs, and they sign it. */
const reader: PartReader = { party: 'candidate', linkId: null };

const requireFile = (match: MatchRow): MatchRow => orNotFound(isFileOpen(match) ? match : null);

export const readOwnPart: Handler<
  'GET /contract/own-part/{matchId}/',
  'db' | 'now' | 'vault'
> = async (services, { actor, params }) => {
  const { read } = services.db;
  const match = requireFile(await findOwnMatch(read, actor, params.matchId));
  return readPart(services, read, match, reader, { isCandidate: true });
};

export const saveOwnPart: Handler<'PUT /contract/own-part/{matchId}/', 'db' | 'now' | 'vault'> = (
  services,
  { actor, params, body: { changes }, auditLog },
) =>
  services.db.transaction(async (tx) => {
    const match = requireFile(await lockOwnMatch(tx, actor, params.matchId));
    return savePart(services, tx, match, reader, { by: actor.kind, changes, auditLog });
  });
