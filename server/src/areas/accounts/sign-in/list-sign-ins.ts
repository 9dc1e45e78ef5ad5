import { pageOfList } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { findSignIns } from './sign-in-queries.ts';

export const listSignIns: Handler<'GET /sign-ins/', 'db' | 'now'> = async (
  { db, now },
  { actor, query },
) => {
  const signIns = await findSignIns(db.read, actor.accountId, now());
  const records = signIns.map(({ id, device, host, created_at, last_used_at }) => ({
    id,
    device,
    host,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: id === actor.signInId,
  }));
  return pageOfList(records, query);
};
