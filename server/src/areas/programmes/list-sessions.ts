import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findSessions } from './programme-queries.ts';

export const listSessions: Handler<'GET /sessions/', 'db'> = async ({ db }, { query }) =>
  pageOfList(await findSessions(db.read), query);
