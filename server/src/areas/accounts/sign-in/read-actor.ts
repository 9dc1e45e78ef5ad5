import type { FastifyRequest } from 'fastify';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { Services } from '../../services.ts';
import { findSignedIn } from './sign-in-queries.ts';

/** The account behind the access token; null without one, or when its sign-in has ended. */
export const findActor = async (
  services: Pick<Services, 'db' | 'tokens'>,
  request: FastifyRequest,
  wanted = { stamp: false },
): Promise<SignedInActor | null> => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
  const claims = await services.tokens.readAccess(token);
  return claims && findSignedIn(services.db.read, claims.signInId, wanted);
};
