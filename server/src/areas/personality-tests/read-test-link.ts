import { Failure } from '@tandem/domain/errors';
import type { Handler } from '../handler.ts';
import { findNeedByToken } from '../needs/index.ts';

export const readTestLink: Handler<'GET /company_test/{token}/', 'db'> = async (
  { db },
  { params },
) => {
  const offer = await findNeedByToken(db.read, params.token);
  if (!offer) throw new Failure('test_link_unusable');
  return { title: offer.title, company: offer.company, done: offer.activated_at !== null };
};
