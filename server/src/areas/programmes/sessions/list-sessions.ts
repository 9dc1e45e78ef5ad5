import { pageOfList } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { findSessions } from './session-queries.ts';

export const listSessions: Handler<'GET /sessions/', 'db'> = async ({ db }, { query }) =>
  pageOfList(
    (await findSessions(db.read)).map(({ id, name }) => ({ id, name })),
    query,
  );
