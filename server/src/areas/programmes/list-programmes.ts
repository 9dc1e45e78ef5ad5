import { pageOfList, type Handler } from '../../platform/http/call.ts';
import { findFormations } from './programme-queries.ts';

export const listFormations: Handler<'GET /formations/'> = async ({ db }, { query }) =>
  pageOfList(await findFormations(db.read), query);
