import { topicKeys } from '@tandem/domain/follow-up/settings/topics';
import type { Handler } from '../../handler.ts';
import { setMuted } from './reader-queries.ts';
import { requireLink } from '../../accounts/index.ts';

export const saveLessMessages: Handler<'PUT /messages/less/{token}/', 'db' | 'now'> = async (
  services,
  { params, body, host },
) => {
  const wanted = topicKeys.filter((topic) => body.muted.includes(topic));
  const { reader, topics, muted } = await requireLink(services, host, () =>
    setMuted(services.db.read, params.token, wanted),
  );
  return { reader, topics: [...topics], muted };
};

/** A mail program asks once, without showing a page: all that can be switched off is. */
export const muteByOneClick: Handler<
  'POST /messages/less/{token}/one-click/',
  'db' | 'now'
> = async (services, { params, host }) => {
  await requireLink(services, host, () => setMuted(services.db.read, params.token, topicKeys));
  return undefined;
};
