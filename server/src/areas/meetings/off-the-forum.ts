import { parisClock } from '@tandem/domain/calendar/paris-time';
import { forumNote } from '@tandem/domain/forums/forum';
import { usualLength } from '@tandem/domain/meetings/meeting';
import type { SignedInActor } from '../../platform/http/call.ts';
import { elsewhereOf, type Meeting } from '../calendar/index.ts';

/** A meeting as it stands at these moments if nothing else is said: on another day neither a forum’s place, its word nor its few minutes hold. */
export const offTheForum = (
  meeting: Meeting,
  actor: SignedInActor,
  moments: readonly Date[],
): Pick<Meeting, 'place' | 'note' | 'minutes'> => {
  const { forum, place, note, minutes } = meeting;
  if (!forum || moments.every((at) => parisClock(at).day === forum.day))
    return { place, note, minutes };
  return {
    place: place === forum.place ? elsewhereOf(meeting, actor.kind) : place,
    note: note === forumNote(forum.name) ? '' : note,
    minutes: place === forum.place ? usualLength : minutes,
  };
};
