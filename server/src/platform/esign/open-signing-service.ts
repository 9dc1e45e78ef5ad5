import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isSameSecret } from '../security/same-secret.ts';
import { documenso } from './documenso.ts';
import type { SigningService } from './signing-service.ts';

/** The service of `ESIGN_URL`; null where none is configured: then everybody signs on paper. */
export const openSigningService = ({ esign }: Config): SigningService | null =>
  esign && documenso(esign);

/** Whether a request shows the secret that the service was given to call back with; never where none is configured. */
export const showsServiceSecret = (
  { config: { esign } }: { config: Pick<Config, 'esign'> },
  { headers }: FastifyRequest,
): boolean => {
  const shown = headers['x-documenso-secret'];
  const secret = esign?.webhookSecret ?? null;
  return secret !== null && typeof shown === 'string' && isSameSecret(shown, secret);
};
