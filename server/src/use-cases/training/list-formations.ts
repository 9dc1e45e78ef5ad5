import { pageOfList, type Handler } from '../../call-handler.ts';
import { findFormations } from '../../storage/training.ts';

export const listFormations: Handler<'GET /formations/'> = async ({ db }, { query }) =>
  pageOfList(await findFormations(db.read), query);
