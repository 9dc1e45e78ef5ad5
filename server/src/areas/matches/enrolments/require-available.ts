import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { MatchRow } from '../reading/match-queries.ts';

/** Nothing moves forward with a candidate who is placed elsewhere; the staff may put things right all the same. */
export const requireAvailable = (
  { kind }: Pick<SignedInActor, 'kind'>,
  { already_placed: isPlaced, status }: Pick<MatchRow, 'already_placed' | 'status'>,
): void => {
  if (!isPlaced || isStaff(kind)) return;
  throw new Failure('already_placed', {
    message:
      kind === 'applicant'
        ? 'Votre inscription est finalisée ailleurs\u202f: ce match est mis de côté.'
        : 'Ce candidat a trouvé sa place\u202f: ce match est mis de côté.',
    data: { status },
  });
};
