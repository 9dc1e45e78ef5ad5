import type { Handler } from '../../handler.ts';
import { findOwnMatch, partiesOf } from '../../matches/index.ts';
import { requireProgressReader } from '../file/file-access.ts';
import { amendmentsAnswer } from './amendments-answer.ts';

export const listAmendments: Handler<
  'GET /contract/file/{matchId}/amendments/',
  'db' | 'now' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const match = requireProgressReader(actor, await findOwnMatch(read, actor, params.matchId));
  await auditLog.saw(partiesOf(match));
  return amendmentsAnswer(services, read, actor, match);
};
