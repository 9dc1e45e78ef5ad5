import type { Handlers } from '../handler.ts';
import { notifyPairs } from './notify-pairs.ts';
import { suggestAssignment } from './suggest-assignment.ts';

/** Which use case answers which call. */
export const assignmentHandlers = {
  'GET /assignment/': suggestAssignment,
  'POST /assignment/notify/': notifyPairs,
} satisfies Partial<Handlers>;
