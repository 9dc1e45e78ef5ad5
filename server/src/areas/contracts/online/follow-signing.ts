import type { SigningService } from '../../../platform/esign/signing-service.ts';
import type { Services } from '../../services.ts';
import { refreshRequest, type Following } from './refresh-request.ts';
import { dropLeftover, findLeftovers, findOpenRequests } from './request-queries.ts';

const leftoversAtATime = 50;

/** Whoever was erased here is erased there. */
const forgetLeftovers = async (
  { db, log }: Following,
  signing: SigningService,
  stopping: AbortSignal,
): Promise<void> => {
  for (const envelope of await findLeftovers(db.read, leftoversAtATime)) {
    stopping.throwIfAborted();
    try {
      await signing.forget(envelope);
      await dropLeftover(db.read, envelope);
    } catch (error) {
      log.warn({ err: error }, 'the signing service has not forgotten an envelope');
    }
  }
};

/**
 * Asks the service outside how far what is signed online has come: one request of which there is news, or every ten minutes all,
 * since news may be lost. One that fails holds up no other.
 */
export const followSigning = async (
  services: Following & Pick<Services, 'esign'>,
  { requestId }: { requestId?: number },
  stopping: AbortSignal = new AbortController().signal,
): Promise<void> => {
  const { db, esign, log } = services;
  if (!esign) return;
  const ids =
    requestId === undefined ? (await findOpenRequests(db.read)).map(({ id }) => id) : [requestId];
  for (const id of ids) {
    stopping.throwIfAborted();
    try {
      await refreshRequest(services, esign, id);
    } catch (error) {
      log.warn({ err: error, request: id }, 'the signing service did not answer as expected');
    }
  }
  if (requestId === undefined) await forgetLeftovers(services, esign, stopping);
};
