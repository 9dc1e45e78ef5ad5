import { sees } from '@tandem/domain/accounts/access';
import type { SignedInActor } from '../../../platform/http/call.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { findLinks } from '../../programmes/index.ts';
import type { Wait } from '@tandem/domain/follow-up/wait';
import type { Followed } from '../facts/read-follow-up.ts';

export type Scope = 'mine' | 'programmes' | 'all';

/** Whom a member of the staff may see at all. */
export const inSight =
  (actor: SignedInActor) =>
  ({ programmeIds }: Followed): boolean =>
    sees(actor, programmeIds);

const isOwnNote = ({ notes }: Followed, { subject, subjectId }: Wait, accountId: number): boolean =>
  subject === 'note' &&
  notes.some(({ noteId, ownerId }) => noteId === subjectId && ownerId === accountId);

/**
 * Which waits a member of the staff looks at: all, those of their programmes, or those of the people whose referent they
 * are with the notes that they see to.
 */
export const scopeOf = async (
  db: Queries,
  actor: SignedInActor,
  scope: Scope,
): Promise<(person: Followed, wait: Wait) => boolean> => {
  const isSeen = inSight(actor);
  if (scope === 'all') return isSeen;
  const { accountId } = actor;
  if (scope === 'mine')
    return (person, wait) =>
      isSeen(person) &&
      (wait.subject === 'note'
        ? isOwnNote(person, wait, accountId)
        : person.referentId === accountId);
  const links = await findLinks(db, accountId);
  const own = new Set(links.map(({ formation: programmeId }) => programmeId));
  if (own.size === 0) return isSeen;
  return ({ programmeIds }) => programmeIds.some((id) => own.has(id));
};
