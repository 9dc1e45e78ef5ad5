import { mayPlaceFormation } from '@tandem/domain/accounts/access';
import { Failure } from '@tandem/domain/errors';
import type { SignedInActor } from '../../platform/http/call.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findLinks } from '../programmes/index.ts';

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
