import { pageOfList, type Handler } from '../../call-handler.ts';
import { findSessions } from '../../storage/training.ts';

export const listSessions: Handler<'GET /sessions/'> = async ({ db }, { query }) =>
  pageOfList(await findSessions(db.read), query);
