import { pageOfList } from '../../platform/http/call.ts';
import type { Handler } from '../handler.ts';
import { findProgrammes } from './programme-queries.ts';

export const listProgrammes: Handler<'GET /formations/', 'db'> = async ({ db }, { query }) =>
  pageOfList(await findProgrammes(db.read), query);
