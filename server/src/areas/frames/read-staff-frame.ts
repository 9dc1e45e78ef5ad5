import { bodyOf } from '../../platform/http/call.ts';
import { readCurrentUser } from '../accounts/index.ts';
import { listExports } from '../exports/index.ts';
import { listColleagues } from '../follow-up/index.ts';
import type { Handler } from '../handler.ts';
import { listImports } from '../invitations/index.ts';
import { listViews } from '../lists/index.ts';
import { listNotifications } from '../notifications/index.ts';
import { readPrivacy } from '../privacy/index.ts';
import { readChoices } from './read-choices.ts';
import { listProgrammeLinks, listProgrammes, listSchoolYears } from '../programmes/index.ts';

/** So many imports are asked for where one under way is told of. */
const newest = { limit: 5 };

/** Each part is answered by its own use case: what one of them may see is decided there alone. */
export const readStaffFrame: Handler<'GET /staff_frame/', 'config' | 'db' | 'now'> = async (
  services,
  asked,
) => {
  // Structural: what is asked of one part is no request of the frame.
  const request = { ...asked, query: undefined };
  const [
    account,
    notifications,
    sessions,
    programmes,
    links,
    colleagues,
    views,
    imports,
    exports,
    privacy,
  ] = await Promise.all([
    readCurrentUser(services, request),
    listNotifications(services, request),
    listSchoolYears(services, { ...request, query: {} }),
    listProgrammes(services, { ...request, query: {} }),
    listProgrammeLinks(services, { ...request, query: {} }),
    listColleagues(services, request),
    listViews(services, request),
    listImports(services, { ...request, query: newest }),
    listExports(services, request),
    readPrivacy(services, request),
  ]);
  return {
    account: bodyOf(account),
    notifications: bodyOf(notifications),
    sessions: bodyOf(sessions),
    formations: bodyOf(programmes),
    links: bodyOf(links),
    colleagues: bodyOf(colleagues),
    views: bodyOf(views),
    imports: bodyOf(imports),
    exports: bodyOf(exports),
    privacy: bodyOf(privacy),
    ...(asked.query.choices === undefined ? {} : await readChoices(asked)),
  };
};
