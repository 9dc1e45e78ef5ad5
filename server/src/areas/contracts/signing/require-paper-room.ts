import { isStaff } from '@tandem/domain/accounts/roles';
import { Failure } from '@tandem/domain/errors';
import type { Pair } from '@tandem/domain/matches/match';
import { papersOfOneSide } from '@tandem/domain/matches/pace';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { Writes } from '../../../platform/database/database.ts';
import { requirePace } from '../../matches/index.ts';
import { countScansBy } from './signature-queries.ts';

/** Nobody but the staff hands in paper after paper: a better scan may follow, and all are kept. */
export const requirePaperRoom = async (
  tx: Writes,
  actor: SignedInActor,
  pair: Pair,
  now: Date,
): Promise<void> => {
  if (isStaff(actor.kind)) return;
  await requirePace(tx, actor, pair, now);
  if ((await countScansBy(tx, pair, actor.kind)) >= papersOfOneSide)
    throw new Failure('too_many_changes', {
      message: `Vous avez déjà remis ${papersOfOneSide} documents signés pour ce contrat\u202F: demandez au centre d’ajouter celui-ci.`,
    });
};
