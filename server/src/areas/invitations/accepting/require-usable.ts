import { Failure } from '@tandem/domain/errors';

interface Link {
  email: string;
  registered_at: Date | null;
  expires_at: Date;
}

/**
 * A link that was used says that the account exists and, for as long as it would have worked, for which address: whoever
 * holds it was shown that address before.
 */
export const requireUsable = <Found extends Link>(
  invitation: Found | undefined,
  now: Date,
): Found => {
  const isOver = !invitation || invitation.expires_at <= now;
  if (invitation?.registered_at)
    throw new Failure('invitation_used', isOver ? {} : { data: { email: invitation.email } });
  if (isOver) throw new Failure('invitation_unusable');
  return invitation;
};
