import { createHash } from 'node:crypto';
import type { OnlineSigner } from '@tandem/domain/contracts/signing/online';
import { Failure } from '@tandem/domain/errors';
import { SigningRefused, type SigningService } from '../../../platform/esign/signing-service.ts';
import type { Services } from '../../services.ts';
import { noteRequest } from './request-queries.ts';
import { makeSigningPage, type SignedThing } from './signing-page.ts';

type Needed = Pick<Services, 'db' | 'log' | 'now'>;

interface Opened {
  requestId: number;
  thing: SignedThing;
  signers: readonly OnlineSigner[];
}

const titleOf = (thing: SignedThing): string => {
  if ('amendment' in thing) return `Avenant n° ${thing.amendment.number}`;
  return thing.values['contract_kind'] === 'professional'
    ? 'Contrat de professionnalisation'
    : 'Contrat d’apprentissage';
};

/** Nobody has been told of a draft: where it cannot be made, all is as before. */
const createDraft = async (
  { db, log, now }: Needed,
  signing: SigningService,
  { requestId, thing, signers }: Opened,
): Promise<{ envelope: string; sha256: string }> => {
  try {
    const { pdf, places } = await makeSigningPage(
      thing,
      signers.map(({ signatory }) => signatory),
      now(),
    );
    const envelope = await signing.create({
      title: titleOf(thing),
      reference: `tandem-${requestId}`,
      pdf,
      recipients: signers.map(({ name, email }, index) => ({ name, email, ...places(index) })),
    });
    return { envelope, sha256: createHash('sha256').update(pdf).digest('hex') };
  } catch (error) {
    log.warn({ err: error, request: requestId }, 'a request to sign online did not leave');
    await noteRequest(db.read, requestId, { state: 'failed' });
    throw new Failure('signing_service_unavailable');
  }
};

const forgetDraft = async (
  { log }: Pick<Services, 'log'>,
  signing: SigningService,
  envelope: string,
): Promise<void> => {
  await signing.forget(envelope).catch((error: unknown) => {
    log.warn({ err: error }, 'a draft was left at the signing service');
  });
};

/**
 * Hands a request to the service: first a draft, whose number is kept before anybody is written to. Where it is not known
 * whether that has happened, the request stays open, and the job that follows requests finds out.
 */
export const sendRequest = async (
  services: Needed,
  signing: SigningService,
  opened: Opened,
): Promise<void> => {
  const { db, log } = services;
  const { requestId } = opened;
  const draft = await createDraft(services, signing, opened);
  // Ended, or erased with its candidate, while the draft was made.
  if (!(await noteRequest(db.read, requestId, draft)))
    return forgetDraft(services, signing, draft.envelope);
  try {
    await signing.send(draft.envelope);
    await noteRequest(db.read, requestId, { state: 'pending' });
  } catch (error) {
    log.warn({ err: error, request: requestId }, 'a request to sign online may not have left');
    if (!(error instanceof SigningRefused)) return;
    await noteRequest(db.read, requestId, { state: 'failed' });
    await forgetDraft(services, signing, draft.envelope);
    throw new Failure('signing_service_unavailable');
  }
};
