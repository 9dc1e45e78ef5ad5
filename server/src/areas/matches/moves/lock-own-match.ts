import type { SignedInActor } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { findOwnMatch } from '../reading/find-own-match.ts';
import type { MatchRow } from '../reading/match-queries.ts';
import { lockMatch } from './move-queries.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

/** A match that the actor may read, as it stands once no one else can move it until the transaction ends. */
export const lockOwnMatch = async (
  tx: Writes,
  actor: SignedInActor,
  id: number,
): Promise<MatchRow> => {
  const seen = await findOwnMatch(tx, actor, id);
  const pair = pairOfRow(seen);
  orNotFound((await lockMatch(tx, pair)) || null);
  return findOwnMatch(tx, actor, id);
};
