import { topicKeys } from '@tandem/domain/follow-up/settings/topics';
import type { Handler } from '../../handler.ts';
import { findMuted } from './reader-queries.ts';
import { requireLink } from '../../accounts/index.ts';

export const readLessMessages: Handler<'GET /messages/less/{token}/', 'db' | 'now'> = async (
  services,
  { params, host },
) => {
  const muted = await requireLink(services, host, () => findMuted(services.db.read, params.token));
  return { muted: topicKeys.filter((topic) => muted.includes(topic)) };
};
