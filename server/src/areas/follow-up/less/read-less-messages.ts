import type { Handler } from '../../handler.ts';
import { requireLink } from '../../accounts/index.ts';
import { findReader } from './reader-queries.ts';

export const readLessMessages: Handler<'GET /messages/less/{token}/', 'db' | 'now'> = async (
  services,
  { params, host },
) => {
  const { reader, topics, muted } = await requireLink(services, host, () =>
    findReader(services.db.read, params.token),
  );
  return { reader, topics: [...topics], muted };
};
