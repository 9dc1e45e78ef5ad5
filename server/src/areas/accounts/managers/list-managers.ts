import { pageOfList } from '../../../platform/http/call.ts';
import type { Handler } from '../../handler.ts';
import { findManagers } from '../account-queries.ts';
import { managerRecord } from './manager-record.ts';

export const listManagers: Handler<'GET /staff/', 'db'> = async ({ db }, { query, auditLog }) => {
  const managers = await findManagers(db.read);
  await auditLog.sawList('managers', managers.length);
  return pageOfList(managers.map(managerRecord), query);
};
