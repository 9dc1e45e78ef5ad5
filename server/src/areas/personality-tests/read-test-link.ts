import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { findNeedByToken } from '../needs/index.ts';

export const readTestLink: Handler<'GET /company_test/{token}/', 'db'> = async (
  { db },
  { params },
) => {
  const need = await findNeedByToken(db.read, params.token);
  const done = need !== undefined && need.activated_at !== null;
  // Nobody is looked for any more in a closed school year.
  if (!need || (need.session_closed && !done)) throw new Failure('test_link_unusable');
  return { title: need.title, company: need.company, done };
};
