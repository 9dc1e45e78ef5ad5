import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch } from '../reading/find-own-match.ts';
import { addReading } from './reading-queries.ts';

/**
 * A company has opened a sheet. It says so itself: its browser reads matches ahead, and a match that was fetched is not
 * yet one that somebody has looked at.
 */
export const noteReading: Handler<'POST /matches/{id}/reading/', 'db' | 'now'> = async (
  { db, now },
  { actor, params },
) => {
  const pair = pairOfRow(await findOwnMatch(db.read, actor, params.id));
  await db.transaction((tx) => addReading(tx, pair, now()));
  return undefined;
};
