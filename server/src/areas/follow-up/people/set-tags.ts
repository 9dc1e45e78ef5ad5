import { seenAmong } from '../../accounts/index.ts';
import type { Handler } from '../../handler.ts';
import { addTags, knownSpelling, removeTags } from './tag-queries.ts';

/** Gives tags to many, and takes others away; whom one does not see keeps theirs. */
export const setTags: Handler<'PUT /follow-up/tags/', 'db'> = async (
  { db },
  { actor, body, auditLog },
) =>
  db.transaction(async (tx) => {
    const seen = await seenAmong(tx, actor, body.account_ids);
    const wanted: string[] = [];
    for (const tag of body.add) wanted.push(await knownSpelling(tx, tag));
    const changed = new Set([
      ...(await addTags(tx, seen, [...new Set(wanted)])),
      ...(await removeTags(tx, seen, body.remove)),
    ]);
    await auditLog.changed(tx, { accounts: [...changed] });
    return { changed: changed.size };
  });
