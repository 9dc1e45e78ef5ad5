import { mayHaveMet } from '@tandem/domain/matches/match';
import { bodyOf } from '../../platform/http/call.ts';
import { readMessages } from '../conversations/index.ts';
import type { Handler } from '../handler.ts';
import { explainMatch, readMatch } from '../matches/index.ts';
import { listMatchMeetings } from '../meetings/index.ts';
import { listShares } from '../shares/index.ts';

/** Each part is answered by its own use case: what one of them may see is decided there alone. */
export const readMatchFrame: Handler<
  'GET /match_frame/{id}/',
  'chances' | 'db' | 'live' | 'now' | 'skillNames'
> = async (services, asked) => {
  const request = { ...asked, query: undefined };
  const match = bodyOf(await readMatch(services, request));
  const explanation = bodyOf(await explainMatch(services, request));
  if (asked.query.opened === undefined) return { match, explanation };
  const opened = { match, explanation, shares: bodyOf(await listShares(services, request)) };
  if (!mayHaveMet(match.status)) return opened;
  const auditLog = asked.auditLog.of('see_messages');
  return {
    ...opened,
    meetings: bodyOf(await listMatchMeetings(services, request)),
    messages: bodyOf(await readMessages(services, { ...request, auditLog })),
  };
};
