import type { Answer } from '@tandem/contract';
import { isStaff } from '@tandem/domain/accounts/roles';
import { otherSide } from '@tandem/domain/meetings/meeting';
import { promisedStatuses, type MatchStatus } from '@tandem/domain/matches/match';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Handler } from '../handler.ts';
import {
  findMatchParties,
  findOwnMatch,
  type MatchParties,
  type MatchRow,
} from '../matches/index.ts';
import {
  findMessages,
  findReads,
  type Side,
  type WrittenMessage,
} from './written-message-queries.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

const promised: readonly MatchStatus[] = promisedStatuses;

export const isOpenToWords = ({ status }: MatchRow): boolean => promised.includes(status);

/** A message as it is answered to somebody who is on that side; to staff, who are on none, with null. */
export const messageRecord = (
  { id, side, text, at, reported_at: reportedAt }: WrittenMessage,
  reader: Side | null,
  parties: MatchParties,
  reads: Record<Side, number>,
): Answer<'POST /matches/{id}/messages/'> => ({
  id,
  by: side,
  name: side === 'applicant' ? parties.candidateName : parties.companyName,
  own: side === reader,
  text,
  at: at.toISOString(),
  read: reads[otherSide(side)] >= id,
  reported: reportedAt !== null,
});

export const sideOf = (kind: string): Side => (kind === 'applicant' ? 'applicant' : 'company');

export const readMessages: Handler<'GET /matches/{id}/messages/', 'db'> = async (
  { db },
  { actor, params, auditLog },
) => {
  const match = await findOwnMatch(db.read, actor, params.id);
  const pair = pairOfRow(match);
  const parties = orNotFound(await findMatchParties(db.read, pair));
  const messages = await findMessages(db.read, pair);
  const reads = await findReads(db.read, pair);
  if (actor.kind !== 'applicant') await auditLog.saw({ applicants: [match.applicant_id] });
  const reader = isStaff(actor.kind) ? null : sideOf(actor.kind);
  return {
    messages: messages.map((message) => messageRecord(message, reader, parties, reads)),
    may_write: reader !== null && isOpenToWords(match),
  };
};
