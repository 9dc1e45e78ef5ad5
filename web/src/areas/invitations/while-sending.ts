import { pageSize } from '../../platform/data/read-pages.ts';

interface Sent {
  email_sent: boolean;
  email_error: string | null;
  created_at: string;
}

const freshMs = 120_000;
const soonMs = 4000;
/** Longer lists are not read again and again. */
const fewRows = 2 * pageSize;

/** Milliseconds until a list is read again, while invitations that were just made are on their way; false otherwise. */
export const whileSending = (rows: readonly Sent[]): number | false => {
  if (rows.length > fewRows) return false;
  const now = Date.now();
  const isOnItsWay = ({ email_sent: sent, email_error: error, created_at: created }: Sent) =>
    !sent && error === null && now - Date.parse(created) < freshMs;
  return rows.some(isOnItsWay) && soonMs;
};
