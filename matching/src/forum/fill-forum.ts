import { choosePairs } from './choose-pairs.ts';
import { bySides, type ForumMeeting, type ForumQuestion } from './forum.ts';
import { placeSlots } from './place-slots.ts';

export type { Busy, ForumMeeting, ForumPair, ForumQuestion } from './forum.ts';

/**
 * The meetings of a forum day, with what is kept: as many candidates as possible have one, then two, and so on, and they are
 * as good as they can be. The same for the same question, in whatever order it is put.
 */
export const fillForum = (question: ForumQuestion): ForumMeeting[] =>
  placeSlots(choosePairs(question), question.slots, question.kept, question.busy ?? [])
    .map((meeting) => ({ ...meeting }))
    .toSorted(bySides);
