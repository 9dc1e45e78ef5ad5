import { bodyOf } from '../../platform/http/call.ts';
import { readCurrentUser } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { listNotifications } from '../notifications/index.ts';
import { listProgrammes, listSchoolYears } from '../programmes/index.ts';
import { listOrganisationTypes, listSectors, listWorkforceBands } from '../reference/index.ts';

/** Each part is answered by its own use case: what one of them may see is decided there alone. */
export const readOwnFrame: Handler<'GET /own_frame/', 'config' | 'db' | 'now'> = async (
  services,
  asked,
) => {
  // Structural: what is asked of one part is no request of the frame.
  const request = { ...asked, query: undefined };
  const list = { ...asked, query: {} };
  const [account, notifications] = await Promise.all([
    readCurrentUser(services, request),
    listNotifications(services, request),
  ]);
  const own = { account: bodyOf(account), notifications: bodyOf(notifications) };
  if (asked.query.choices === undefined) return own;
  const [sessions, programmes, sectors, sizes, workforce] = await Promise.all([
    listSchoolYears(services, list),
    listProgrammes(services, list),
    listSectors(services, list),
    listOrganisationTypes(services, request),
    listWorkforceBands(services, request),
  ]);
  return {
    ...own,
    sessions: bodyOf(sessions),
    formations: bodyOf(programmes),
    sectors: bodyOf(sectors),
    sizes: bodyOf(sizes),
    workforce: bodyOf(workforce),
  };
};
