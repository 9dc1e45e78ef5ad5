import { bodyOf } from '../../platform/http/call.ts';
import { readCurrentUser } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { listMarks } from '../matches/index.ts';
import { listNotifications } from '../notifications/index.ts';
import { readPrivacy } from '../privacy/index.ts';
import { listProgrammes, listSchoolYears } from '../programmes/index.ts';
import { readChoices } from './read-choices.ts';

/** Each part is answered by its own use case: what one of them may see is decided there alone. */
export const readOwnFrame: Handler<'GET /own_frame/', 'config' | 'db' | 'now'> = async (
  services,
  asked,
) => {
  // Structural: what is asked of one part is no request of the frame.
  const request = { ...asked, query: undefined };
  const list = { ...asked, query: {} };
  const [account, notifications, privacy] = await Promise.all([
    readCurrentUser(services, request),
    listNotifications(services, request),
    readPrivacy(services, request),
  ]);
  const own = {
    account: bodyOf(account),
    notifications: bodyOf(notifications),
    privacy: bodyOf(privacy),
  };
  if (asked.query.marks !== undefined)
    return { ...own, marks: bodyOf(await listMarks(services, list)) };
  if (asked.query.choices === undefined) return own;
  const [sessions, programmes, choices] = await Promise.all([
    listSchoolYears(services, list),
    listProgrammes(services, list),
    readChoices(asked),
  ]);
  return {
    ...own,
    sessions: bodyOf(sessions),
    formations: bodyOf(programmes),
    ...choices,
  };
};
