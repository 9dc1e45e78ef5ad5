import type { Handler } from '../../handler.ts';
import { areLinksAvailable } from './sign-in-link-queries.ts';

export const readLinkAvailability: Handler<'GET /token/link/', 'db'> = async ({ db }) => ({
  available: await areLinksAvailable(db.read),
});
