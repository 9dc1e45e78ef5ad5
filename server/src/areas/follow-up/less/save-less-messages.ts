import { topicKeys } from '@tandem/domain/follow-up/settings/topics';
import type { Handler } from '../../handler.ts';
import { setMuted } from './reader-queries.ts';
import { requireLink } from '../../accounts/index.ts';

export const saveLessMessages: Handler<'PUT /messages/less/{token}/', 'db' | 'now'> = async (
  services,
  { params, body, host },
) => {
  const muted = topicKeys.filter((topic) => body.muted.includes(topic));
  await requireLink(services, host, async () =>
    (await setMuted(services.db.read, params.token, muted)) ? true : undefined,
  );
  return { muted };
};

/** A mail program asks once, without showing a page: all that can be switched off is. */
export const muteByOneClick: Handler<
  'POST /messages/less/{token}/one-click/',
  'db' | 'now'
> = async (services, { params, host }) => {
  await requireLink(services, host, async () =>
    (await setMuted(services.db.read, params.token, topicKeys)) ? true : undefined,
  );
  return undefined;
};
