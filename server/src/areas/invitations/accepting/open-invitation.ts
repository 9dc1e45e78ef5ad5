import { requireLink } from '../../accounts/index.ts';
import type { Handler } from '../../handler.ts';
import { findInvitedBehind, noteOpened } from '../invitation-queries.ts';
import { requireUsable } from './require-usable.ts';

type Opening = Handler<
  'GET /temp-applicants/{token}/' | 'GET /temp-companies/{token}/',
  'db' | 'now'
>;

/**
 * Whom a link that works is for. The first opening is kept; one by somebody who is signed in is not that of whom it is for: the
 * staff try the links that they hand out.
 */
export const openInvitation = async (
  { db, now }: Parameters<Opening>[0],
  { params, host, actor }: Parameters<Opening>[1],
  kind: 'applicant' | 'company',
) => {
  const invited = await requireLink(
    { db, now },
    host,
    () => findInvitedBehind(db.read, kind, params.token),
    'invitation_unusable',
  );
  const usable = requireUsable(invited, now());
  if (actor === null && usable.opened_at === null)
    await db.transaction((tx) => noteOpened(tx, params.token, now()));
  return usable;
};
