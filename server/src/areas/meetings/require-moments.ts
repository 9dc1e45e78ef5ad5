import { Failure } from '@tandem/domain/errors';
import { momentsFault } from '@tandem/domain/meetings/moments';
import type { SignedInActor } from '../../platform/http/call.ts';

/** Refuses moments that nobody can meet at. Answers whether the one that is proposed has been agreed on already. */
export const requireMoments = (
  actor: SignedInActor,
  { moments, agreed = false }: { moments: readonly Date[]; agreed?: boolean | undefined },
  now: Date,
): boolean => {
  const fault = momentsFault(moments, now);
  if (fault) throw new Failure('invalid_input', { fields: { moments: fault } });
  if (!agreed) return false;
  if (actor.kind === 'applicant' || moments.length > 1)
    throw new Failure('invalid_input', {
      fields: { agreed: 'Un rendez-vous convenu d’avance n’a qu’un moment.' },
    });
  return true;
};
