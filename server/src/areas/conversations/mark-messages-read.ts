import type { Handler } from '../handler.ts';
import { findOwnMatch } from '../matches/index.ts';
import { findMessages, noteRead } from './written-message-queries.ts';
import { sideOf } from './read-messages.ts';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';

/** Only what is there is read: a number from elsewhere marks nothing that is still to come. */
export const markMessagesRead: Handler<'POST /matches/{id}/messages/read/', 'db'> = async (
  { db },
  { actor, params, body },
) => {
  const pair = pairOfRow(await findOwnMatch(db.read, actor, params.id));
  await db.transaction(async (tx) => {
    const known = (await findMessages(tx, pair)).findLast(({ id }) => id <= body.up_to);
    if (known) await noteRead(tx, pair, sideOf(actor.kind), known.id);
  });
  return undefined;
};
