import {
  SigningRefused,
  type Envelope,
  type SigningService,
} from '../../../platform/esign/signing-service.ts';
import type { SignerRow } from './request-queries.ts';

/** One who has begun to fill in the file cannot be taken out any more: the service goes on waiting for them. */
const isReleased = async (signing: SigningService, recipientId: number): Promise<boolean> => {
  try {
    await signing.release(recipientId);
    return true;
  } catch (error) {
    if (error instanceof SigningRefused) return false;
    throw error;
  }
};

/**
 * Takes those who have signed on paper out of what the service waits for, and has it write to whoever is next. True where nobody
 * is left who is to sign online.
 */
export const releasePaper = async (
  signing: SigningService,
  envelope: string,
  { told, signers }: { told: Envelope; signers: readonly SignerRow[] },
): Promise<boolean> => {
  const onPaper = signers.filter(({ state }) => state === 'paper').map(({ place }) => place);
  const open = told.recipients
    .filter(({ state }) => state === 'waiting' || state === 'opened')
    .toSorted((one, other) => one.place - other.place);
  const next = open.find(({ place }) => !onPaper.includes(place));
  if (!next) return onPaper.length > 0;
  let hasChanged = false;
  for (const { id, place } of open)
    if (onPaper.includes(place)) hasChanged = (await isReleased(signing, id)) || hasChanged;
  if (hasChanged) await signing.remind(envelope, [next.id]);
  return false;
};
