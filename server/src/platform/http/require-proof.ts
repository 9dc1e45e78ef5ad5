import { isIdentityDoubted } from '@tandem/domain/accounts/sign-in';
import { Failure } from '@tandem/domain/errors';
import type { SignedInActor } from './call.ts';

/** Refuses a sensitive action where the last proof of who calls is too old; clients ask for one, and call again. */
export const requireProof = (actor: Pick<SignedInActor, 'confirmedAt'> | null, now: Date): void => {
  const confirmedAt = actor?.confirmedAt ?? null;
  if (confirmedAt && isIdentityDoubted(confirmedAt, now)) throw new Failure('identity_doubted');
};
