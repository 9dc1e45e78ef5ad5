import { mayPlaceFormation } from '@tandem/domain/access';
import { Failure } from '@tandem/domain/errors';
import type { SignedInActor } from '../../call-handler.ts';
import type { Queries } from '../../storage/database.ts';
import { findLinks } from '../../storage/training.ts';

/** Ends the call where one of the formations is not the actor's to place. */
export const requirePlacing = async (
  db: Queries,
  actor: SignedInActor,
  formationIds: Iterable<number | null>,
): Promise<void> => {
  const links = await findLinks(db, actor.accountId);
  const linkedFormationIds = links.map(({ formation }) => formation);
  for (const formationId of formationIds)
    if (formationId === null || !mayPlaceFormation(actor, { formationId, linkedFormationIds }))
      throw new Failure('not_found');
};
