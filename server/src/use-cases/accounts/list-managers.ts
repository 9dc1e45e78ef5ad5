import type { Handler } from '../../call-handler.ts';
import { findManagers } from '../../storage/accounts.ts';
import { managerRecord } from './manager-record.ts';

export const listManagers: Handler<'GET /staff/'> = async ({ db }) => {
  const managers = await findManagers(db.read);
  return managers.map(managerRecord);
};
