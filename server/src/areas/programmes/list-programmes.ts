import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findFormations } from './programme-queries.ts';

export const listFormations: Handler<'GET /formations/', 'db'> = async ({ db }, { query }) =>
  pageOfList(await findFormations(db.read), query);
