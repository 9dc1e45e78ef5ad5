import { Failure } from '@tandem/domain/errors';
import { requireLink } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { findNeedByToken } from '../needs/index.ts';

export const readTestLink: Handler<'GET /company_test/{token}/', 'db' | 'now'> = async (
  services,
  { params, host },
) => {
  const need = await requireLink(
    services,
    host,
    () => findNeedByToken(services.db.read, params.token),
    'test_link_unusable',
  );
  const done = need.activated_at !== null;
  // Nobody is looked for any more in a closed school year.
  if (need.session_closed && !done) throw new Failure('test_link_unusable');
  return { title: need.title, company: need.company, done };
};
