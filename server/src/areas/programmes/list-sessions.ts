import { pageOfList, type Handler } from '../../platform/http/call.ts';
import { findSessions } from './programme-queries.ts';

export const listSessions: Handler<'GET /sessions/'> = async ({ db }, { query }) =>
  pageOfList(await findSessions(db.read), query);
