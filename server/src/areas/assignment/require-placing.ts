import { mayPlaceProgramme } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findLinks } from '../programmes/index.ts';

/** Ends the call where one of the programmes is not the actor's to place. */
export const requirePlacing = async (
  db: Queries,
  actor: SignedInActor,
  programmeIds: Iterable<number | null>,
): Promise<void> => {
  const links = await findLinks(db, actor.accountId);
  const linkedProgrammeIds = links.map(({ formation: programme }) => programme);
  for (const programmeId of programmeIds)
    if (programmeId === null || !mayPlaceProgramme(actor, { programmeId, linkedProgrammeIds }))
      throw new Failure('not_found');
};
